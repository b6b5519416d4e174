import type { Catalogue } from './catalogue'

/** The catalogue in use. `version` moves when more words have arrived, so that what is shown is said anew. */
class Spoken {
  catalogue = $state.raw<Catalogue | null>(null)
  version = $state(0)
}

export const spoken = new Spoken()
