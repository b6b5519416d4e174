/** What a person has set for this device. */
import { PACES, type Pace } from './playback-timing'

export type Theme = 'auto' | 'light' | 'dark'

interface Saved {
  language: string
  theme: Theme
  sound: boolean
  notify: boolean
  calm: boolean
  ask: boolean
  pace: Pace
  name: string
}

const KEY = 'serenissima-settings'

function usual(): Saved {
  const french = typeof navigator !== 'undefined' && /^fr\b/i.test(navigator.language)
  return {
    language: french ? 'fr' : 'en',
    theme: 'auto',
    sound: false,
    notify: false,
    calm: false,
    ask: true,
    pace: 'normal',
    name: '',
  }
}

function read(): Saved {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) }
  } catch {
    return usual()
  }
}

class Settings {
  #saved = $state(read())
  #systemCalm = $state(false)
  #systemDark = $state(false)

  /** Follows the system preferences. Called once, when the page starts. */
  watch(): void {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const dark = matchMedia('(prefers-color-scheme: dark)')
    this.#systemCalm = calm.matches
    this.#systemDark = dark.matches
    calm.addEventListener('change', () => (this.#systemCalm = calm.matches))
    dark.addEventListener('change', () => {
      this.#systemDark = dark.matches
      this.dress()
    })
    this.dress()
  }

  private dress(): void {
    const root = document.documentElement.classList
    root.toggle('dark', this.dark)
    root.toggle('calm', this.calm)
  }

  private set<K extends keyof Saved>(key: K, value: Saved[K]): void {
    this.#saved[key] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved))
    } catch {
      // Without local storage, the setting lasts until the page is closed.
    }
  }

  get language(): string {
    return this.#saved.language
  }
  set language(value: string) {
    this.set('language', value)
  }

  get theme(): Theme {
    return this.#saved.theme
  }
  set theme(value: Theme) {
    this.set('theme', value)
    this.dress()
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.#systemDark)
  }

  get sound(): boolean {
    return this.#saved.sound
  }
  set sound(value: boolean) {
    this.set('sound', value)
  }

  get notify(): boolean {
    return this.#saved.notify
  }
  set notify(value: boolean) {
    this.set('notify', value)
  }

  get calm(): boolean {
    return this.#saved.calm
  }
  set calm(value: boolean) {
    this.set('calm', value)
    this.dress()
  }

  /** Whether pieces should appear in place instead of travelling. */
  get reduced(): boolean {
    return this.calm || this.#systemCalm
  }

  /** Whether a click on the board only proposes, and a second step does it. */
  get ask(): boolean {
    return this.#saved.ask
  }
  set ask(value: boolean) {
    this.set('ask', value)
  }

  /** How fast what others do is shown. */
  get pace(): Pace {
    return PACES.includes(this.#saved.pace) ? this.#saved.pace : 'normal'
  }
  set pace(value: Pace) {
    this.set('pace', value)
  }

  get name(): string {
    return this.#saved.name
  }
  set name(value: string) {
    this.set('name', value)
  }
}

export const settings = new Settings()
