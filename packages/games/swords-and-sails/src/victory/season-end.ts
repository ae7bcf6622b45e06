import { diplomatMoment } from '../diplomacy/diplomat.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { eliminate } from './elimination.ts'
import { nextSeason } from './next-season.ts'
import { standings } from './score.ts'
import { checkVictory } from './winners.ts'
import { say } from './words.en.ts'

/** Phase 9 (SNS 11): seats with nothing left go, scores are compared, and unless that ends the match a season begins. */
export function* endSeason(t: SnsTable): SnsFlow {
  t.state.phase = 'season'
  yield* diplomatMoment(t)
  eliminate(t)
  const all = standings(t.state)
  if (all.length > 0) t.tell('all', 'SNS 11.1.1', say('victory.scores', { scores: all.map(toldScore) }))
  t.state.outcome = checkVictory(t, all)
  if (t.state.outcome === null) nextSeason(t)
}

function toldScore({ side, score: [points, parts] }: ReturnType<typeof standings>[number]) {
  return { side: [...side], points, parts }
}
