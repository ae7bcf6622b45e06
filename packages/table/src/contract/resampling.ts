import type { Dice } from '../dice/dice.ts'
import type { GameTypes, Viewer } from '../game.ts'
import { canonical } from '../hash.ts'
import type { Match } from '../match.ts'
import { type Bench, inTurn, lookers, openedFor, trialDice, wander } from './trial.ts'

const EVERY = 2

/** A state drawn anew from a view gives the same view back: the view holds nothing of what is hidden. */
export function resampling<G extends GameTypes>(bench: Bench<G>): void {
  const dice = trialDice(bench.seed, 'resampling')
  for (const [number, table] of bench.tables.entries()) {
    wander(bench, openedFor(bench, table, number), dice, (match, _, count) => {
      if (count % EVERY > 0) return
      const fault = faultOfResampling(match, inTurn(lookers(match), count / EVERY), dice)
      if (fault !== undefined) throw new Error(fault)
    })
  }
}

export function faultOfResampling<G extends GameTypes>(
  match: Match<G>,
  viewer: Viewer<G>,
  dice: Dice,
): string | undefined {
  const { game } = match
  const seen = game.view(match.state, viewer)
  const before = JSON.stringify(seen)
  const drawn = game.resample(seen, viewer, dice)
  if (JSON.stringify(seen) !== before) return `Resampling changed the view of ${viewer} it was given.`
  return canonical(game.view(drawn, viewer)) === canonical(seen)
    ? undefined
    : `${viewer} sees something else in a state that differs only in what ${viewer} may not know.`
}
