import { describe, expect, it } from 'vitest'
import { routeOf } from './routes'

describe('the page of an address', () => {
  it.each(['doge', 'regatta', 'high_tide', 'game2'])('is that of the game %s', (game) => {
    expect(routeOf(`/games/${game}`)?.params).toEqual({ game })
  })

  it.each(['/games/', '/games/Doge', '/games/2nd', '/nowhere'])('is none for %s', (path) => {
    expect(routeOf(path)).toBeNull()
  })
})
