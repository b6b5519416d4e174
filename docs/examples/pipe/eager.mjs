// The same bot as eager.py, for Node.
//
// serenissima arena doge --bot "pipe:node eager.mjs" --bot random --games 40

import { createInterface } from 'node:readline'

const BUILDING = ['place', 'place-together', 'place-in-turn', 'may-build', 'build-together', 'build-in-turn']

// Your bot goes here. `decision.view` is everything your seat may know.
function choose(decision) {
  const picks = decision.options.map((option) => option.pick)
  if (BUILDING.includes(decision.kind)) return Math.max(...picks)
  return picks[decision.seed % picks.length]
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'decision') console.log(JSON.stringify({ pick: choose(message) }))
  if (message.type === 'end') console.error(`the ranks are ${message.ranks}`)
}
