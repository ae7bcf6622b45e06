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
import type { Promised } from './protocol.ts'

const TRUE = 'The dice and the end were checked: they are as promised before the match.'
const since = (turn: number) =>
  `The dice and the end were checked from turn ${turn} on, where newer rules took the match over: they are as promised.`
const NO_END = 'The match was not played to its end, so there is no end to be checked.'
const OTHER_PROMISE = 'Checked, and not as promised: its dice are others than were promised before the match.'
const OTHER_END = 'Checked, and not as promised: played again, the match ends otherwise.'

/** Plays a match that is over again, and compares its dice and its end with what was promised and shown. */
export function checked(game: AnyGame, record: MatchRecord, { commitment, outcome }: Promised): Checked {
  const found = checkRecord(game, record)
  if (!found.ok) return unchecked(game, found.refusal)
  if (commitment !== undefined && commitment !== record.commitment)
    return { verdict: 'untrue', text: OTHER_PROMISE, clause: 'TBL 6.2' }
  const ended =
    record.result === undefined ? exportRecord(game, record) : ({ ok: true, value: record } as const)
  if (!ended.ok) return { verdict: 'unknown', text: NO_END, clause: ended.refusal.clause }
  if (outcome !== undefined && hashOf(ended.value.result?.outcome) !== hashOf(outcome))
    return { verdict: 'untrue', text: OTHER_END, clause: 'TBL 6.3' }
  return { verdict: 'true', text: found.value.since === undefined ? TRUE : since(found.value.since) }
}

/** TBL 6.4: what other rules have played is not untrue. */
function unchecked(game: AnyGame, { refused, clause }: Refusal): Checked {
  const text = textOf(refused, tableWords, game.words)
  return clause === 'TBL 6.4'
    ? { verdict: 'unknown', text, clause }
    : { verdict: 'untrue', text: `Checked, and not as promised: ${text}`, clause }
}
