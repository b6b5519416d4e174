import { describe, expect, it } from 'vitest'
import { isLoopback, readInvitation, spaced } from './links'

describe('what people type as an invitation', () => {
  it.each([
    ['KT7MQ4', 'KT7MQ4'],
    [' kt7 mq4 ', 'KT7MQ4'],
    ['kt7-mq4', 'KT7MQ4'],
    ['https://tables.example/join/KT7MQ4', 'KT7MQ4'],
    ['http://192.168.1.20:8122/join/kt7mq4/?utm=x#top', 'KT7MQ4'],
    ['tables.example/join/abcdefghjkmnpqrstuvw', 'abcdefghjkmnpqrstuvw'],
    ['', ''],
  ])('%s', (typed, code) => expect(readInvitation(typed)).toBe(code))
})

it('knows the addresses that only this computer has', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) expect(isLoopback(host)).toBe(true)
  for (const host of ['192.168.1.20', 'tables.example', '127.0.0.1.example', 'localhost.example'])
    expect(isLoopback(host)).toBe(false)
})

it('writes a code in two groups', () => expect(spaced('KT7MQ4')).toBe('KT7 MQ4'))
