/** Holds the catalogue of the current language in reactive state. */

import type { Catalogue } from './catalogue'

/** The catalogue in use. `version` changes when more messages arrive, so that shown texts update. */
class Spoken {
  catalogue = $state.raw<Catalogue | null>(null)
  version = $state(0)
}

export const spoken = new Spoken()
