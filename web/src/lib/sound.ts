/** Short synthesised sounds. Off by default. */

import { settings } from './settings.svelte'

type Sound = 'tap' | 'turn' | 'paper' | 'coins' | 'end' | 'oar'

let context: AudioContext | null = null

function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null
  // Browsers refuse sound, with a warning, until somebody has clicked or pressed a key on the page.
  if (navigator.userActivation?.hasBeenActive === false) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

interface Tone {
  frequency: number
  at?: number
  length: number
  loudness: number
  shape?: OscillatorType
  fall?: number
}

function tone(to: AudioContext, { frequency, at = 0, length, loudness, shape = 'sine', fall = 1 }: Tone): void {
  const start = to.currentTime + at
  const oscillator = to.createOscillator()
  const gain = to.createGain()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(frequency, start)
  oscillator.frequency.exponentialRampToValueAtTime(frequency * fall, start + length)
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  oscillator.connect(gain).connect(to.destination)
  oscillator.start(start)
  oscillator.stop(start + length)
}

function rustle(to: AudioContext, length: number, loudness: number, pitch: number): void {
  const samples = Math.floor(to.sampleRate * length)
  const buffer = to.createBuffer(1, samples, to.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / samples) ** 2
  const source = to.createBufferSource()
  const filter = to.createBiquadFilter()
  const gain = to.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  gain.gain.value = loudness
  source.connect(filter).connect(gain).connect(to.destination)
  source.start()
}

const SOUNDS: Record<Sound, (to: AudioContext) => void> = {
  tap: (to) => tone(to, { frequency: 320, length: 0.09, loudness: 0.16, shape: 'triangle', fall: 0.5 }),
  turn: (to) => {
    tone(to, { frequency: 587, length: 0.4, loudness: 0.1 })
    tone(to, { frequency: 880, at: 0.14, length: 0.26, loudness: 0.09 })
  },
  paper: (to) => rustle(to, 0.16, 0.12, 3200),
  oar: (to) => rustle(to, 0.3, 0.12, 700),
  coins: (to) =>
    [0, 0.06, 0.13].forEach((at, i) => tone(to, { frequency: 2300 + i * 340, at, length: 0.12, loudness: 0.04 })),
  end: (to) => {
    tone(to, { frequency: 196, length: 0.4, loudness: 0.16 })
    tone(to, { frequency: 392, length: 0.3, loudness: 0.05 })
  },
}

/** What the events of a game sound like, by their kind. */
export type Sounds = Readonly<Record<string, Sound>>

/** One sound for all events of a position: the first that the game names, or else a piece set down. */
export const soundOf = (kinds: readonly string[], sounds: Sounds): Sound =>
  kinds.map((kind) => sounds[kind]).find((sound) => sound !== undefined) ?? 'tap'

export function play(sound: Sound): void {
  const to = audio()
  if (to) SOUNDS[sound](to)
}
