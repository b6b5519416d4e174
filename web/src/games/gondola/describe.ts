import { t } from '../../lib/words'
import { signsAt } from './spaces'
import { buildingName, type GondolaView } from './view'

/** Whose pieces a colour's are: a player's, or the smugglers' and the Doge's. */
export function ownerOf(view: GondolaView, colour: number, names: readonly string[]): string {
  if (colour < view.seats) return names[colour] ?? ''
  return t(view.doge ? 'gondola-map-doge' : 'gondola-map-smuggler')
}

/** Everything that is drawn at a dock, in words, thing by thing. */
export function describe(view: GondolaView, dock: number, names: readonly string[]): string[] {
  const { building, boats } = view.docks[dock]!
  const said = [building ? t(buildingName(building)) : t('gondola-map-empty')]
  const tile = view.tiles.find((each) => each.tile === building)
  tile?.spaces.forEach((here, i) => {
    if (here.length)
      said.push(
        t('gondola-map-space', { space: i + 1, owners: here.map((colour) => ownerOf(view, colour, names)).join(', ') }),
      )
  })
  if (boats.length)
    said.push(
      t('gondola-map-boats', {
        owners: boats.map((boat) => ownerOf(view, view.boats[boat]!.colour, names)).join(', '),
      }),
    )
  if (view.turn.at === dock && view.turn.boat !== null && !boats.includes(view.turn.boat))
    said.push(t('gondola-map-under-way'))
  if (view.turn.spy !== null && tile && view.tiles[view.turn.spy] === tile) said.push(t('gondola-map-spy'))
  if (view.taxi?.passenger === dock) said.push(t('gondola-map-passenger'))
  if (view.taxi?.destination && view.taxi.destination === building) said.push(t('gondola-map-destination'))
  if (signsAt(view, dock).includes('mission')) said.push(t('gondola-map-mission'))
  return said
}
