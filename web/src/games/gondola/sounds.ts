/** The sound of each kind of event. */

import type { Sounds } from '../../lib/sound'

export const sounds: Sounds = {
  bridge: 'coins',
  'bridge-crossed': 'coins',
  coins: 'coins',
  'cubes-paid': 'coins',
  'doge-bridge': 'coins',
  'favour-coins': 'coins',
  'boat-placed': 'oar',
  moored: 'oar',
  passed: 'oar',
  'doge-moved': 'oar',
  'doge-passed': 'oar',
  'smuggler-moved': 'oar',
  'smuggler-passed': 'oar',
  'doge-boat-card': 'paper',
  'doge-card': 'paper',
  'doge-card-removed': 'paper',
  'influence-drawn': 'paper',
  'influence-played': 'paper',
  'mission-drawn': 'paper',
}
