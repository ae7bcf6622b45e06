import type { Checked } from '@windward/kit/contract.ts'
import {
  type AnyGame,
  checkRecord,
  exportRecord,
  hashOf,
  type MatchRecord,
  type Refusal,
  tableWords,
  textOf,
} from '@windward/table'
import { checkWords } from '../words.en.ts'
import type { Promised } from './protocol.ts'

/** Plays a match that is over again, and compares its dice and its end with what was promised and shown. */
export function checked(game: AnyGame, record: MatchRecord, { commitment, outcome }: Promised): Checked {
  const found = checkRecord(game, record)
  if (!found.ok) return unchecked(game, found.refusal)
  if (commitment !== undefined && commitment !== record.commitment)
    return { verdict: 'untrue', text: checkWords.otherDice, clause: 'TBL 6.2' }
  const ended =
    record.result === undefined ? exportRecord(game, record) : ({ ok: true, value: record } as const)
  if (!ended.ok) return { verdict: 'unknown', text: checkWords.noEnd, clause: ended.refusal.clause }
  if (outcome !== undefined && hashOf(ended.value.result?.outcome) !== hashOf(outcome))
    return { verdict: 'untrue', text: checkWords.otherEnd, clause: 'TBL 6.3' }
  const { since } = found.value
  return {
    verdict: 'true',
    text: since === undefined ? checkWords.asPromised : checkWords.asPromisedSince(since),
  }
}

/** TBL 6.4: what other rules have played is not untrue. */
function unchecked(game: AnyGame, { refused, clause }: Refusal): Checked {
  const text = textOf(refused, tableWords, game.words)
  return clause === 'TBL 6.4'
    ? { verdict: 'unknown', text, clause }
    : { verdict: 'untrue', text: checkWords.notAsPromised(text), clause }
}
