import { afterEach, describe, expect, it, vi } from 'vitest'
import { copy, isLoopback, readInvitation, share, spaced } from './links'

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

describe('passing on a link', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A page without https: the browser copies only what is selected. */
  function insecurePage(works = true) {
    const area = { value: '', style: {}, select: vi.fn(), remove: vi.fn() }
    const execCommand = vi.fn(() => works)
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('document', {
      activeElement: null,
      createElement: () => area,
      body: { append: vi.fn() },
      execCommand,
    })
    return { area, execCommand }
  }

  it('copies without https', async () => {
    const { area, execCommand } = insecurePage()
    expect(await copy('http://192.168.1.20/join/KT7MQ4')).toBe(true)
    expect(area.value).toBe('http://192.168.1.20/join/KT7MQ4')
    expect(execCommand).toHaveBeenCalledWith('copy')
    expect(area.remove).toHaveBeenCalled()
  })

  it('says what became of it', async () => {
    insecurePage()
    expect(await share('Lagoon', 'link')).toBe('copied')
    insecurePage(false)
    expect(await share('Lagoon', 'link')).toBe('failed')
    vi.stubGlobal('navigator', { share: () => Promise.resolve() })
    expect(await share('Lagoon', 'link')).toBe('shared')
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
    expect(await share('Lagoon', 'link')).toBe('closed')
  })
})
