import type { GameTypes, Imagined, Seen, Viewer } from '../game.ts'
import { canonical } from '../hash.ts'
import { copyOf } from '../json.ts'
import type { Match } from '../match.ts'
import { imagined } from '../thinking/imagined.ts'
import { type Bench, inTurn, lookers, openedFor, trialDice, wander } from './trial.ts'

/** More has to be read for it than for a view, so it is tried less often than `resample`. */
const EVERY = 5

/**
 * What is imagined comes from what was seen alone: the same seen and the same dice give the same state, whatever is drawn in
 * between, and that state shows the looker what it sees.
 */
export function imagining<G extends GameTypes>(bench: Bench<G>): void {
  if (bench.game.imagine === undefined) return
  for (const [number, table] of bench.tables.entries()) {
    const match = openedFor(bench, table, number)
    wander(bench, match, trialDice(bench.seed, 'imagining', number), (_, __, count) => {
      if (count % EVERY > 0) return
      const seed = `${bench.seed} ${number} ${count}`
      const fault = faultOfImagining(match, inTurn(lookers(match), count / EVERY), seed)
      if (fault !== undefined) throw new Error(fault)
    })
  }
}

export function faultOfImagining<G extends GameTypes>(
  match: Match<G>,
  viewer: Viewer<G>,
  seed: string | number,
): string | undefined {
  const { game } = match
  if (game.imagine === undefined) return undefined
  const seen: Seen<G> = { view: game.view(match.state, viewer), lines: match.ledger(viewer) }
  const before = JSON.stringify(seen)
  const imagine = imagined(game, seen, viewer)
  const drawn = drawnBy(imagine, seed)
  drawnBy(imagine, `not ${seed}`)
  const again = drawnBy(imagine, seed)
  if (JSON.stringify(seen) !== before) return `Imagining changed what ${viewer} had seen.`
  const sight = canonical(seen.view)
  if (canonical(game.view(drawn, viewer)) !== sight) return `${viewer} imagines what it does not see.`
  const elsewhere = drawnBy(imagined(game, copyOf<Seen<G>>(seen), viewer), seed)
  if (new Set([drawn, again, elsewhere].map((state) => canonical(state))).size > 1)
    return `${viewer} imagines different things by the same dice from what it has seen.`
  const untold = drawnBy(imagined(game, { view: seen.view, lines: [] }, viewer), seed)
  return canonical(game.view(untold, viewer)) === sight
    ? undefined
    : `${viewer} imagines what it does not see, where it was told nothing.`
}

function drawnBy<G extends GameTypes>(imagine: Imagined<G>, seed: string | number): G['state'] {
  return imagine(trialDice('imagined', seed))
}
