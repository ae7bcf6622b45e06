import { askedForConsent } from './leaving/absence.ts'
import { isPaused, type MatchTable, seatsOf } from './match-table.ts'
import type { Sitter } from './seats/gathering.ts'
import type { Motion } from './table-event.ts'
import { NOT_PLAYING, NOT_SEATED, refuse, type TableDecision } from './table-refusal.ts'
import { tableRefusals } from './table-refusals.en.ts'

/**
 * Somebody moves or agrees that the clocks stop, that the match is a draw, or that it is abandoned; it is so once every
 * player agrees. Nobody waits for the word of those who have been away longer than the table waits for anybody.
 */
export function motion(
  table: MatchTable,
  who: Sitter,
  moved: Motion,
  say: 'ask' | 'agree' | 'decline',
  at: number,
): TableDecision {
  const mine = seatsOf(table, who.id)
  if (table.match.status !== 'playing') return NOT_PLAYING
  if (mine.length === 0) return NOT_SEATED
  const open = table.motions[moved]
  if (moved === 'pause' && isPaused(table)) return refuse('conflict', tableRefusals.stillAlready)
  if (say !== 'ask' && open.size === 0) return refuse('conflict', tableRefusals.notAskedFor)
  if (say === 'decline')
    return {
      happenings: mine.slice(0, 1).map((seat) => ({ at, what: { do: 'declined', motion: moved, seat } })),
    }
  const agreed = new Set([...open, ...mine])
  const happenings = mine.map((seat) => ({
    at,
    what: { do: say === 'ask' && open.size === 0 ? 'asked' : 'agreed', motion: moved, seat },
  }))
  const all = askedForConsent(table, at).every(({ seat }) => agreed.has(seat))
  if (!all) return { happenings }
  if (moved === 'pause') return { happenings: [...happenings, { at, what: { do: 'paused' } }] }
  const drawn = moved === 'draw'
  return {
    match: { status: 'over', ended: at, result: drawn ? { drawn } : { abandoned: true } },
    happenings: [...happenings, { at, what: { do: drawn ? 'drawn' : 'abandoned' } }],
    due: [{ kind: 'wake', at: null }],
  }
}

/** Anybody who plays may set the clocks going again. */
export function resume(table: MatchTable, who: Sitter, at: number): TableDecision {
  const [seat] = seatsOf(table, who.id)
  if (seat === undefined) return NOT_SEATED
  if (!isPaused(table)) return refuse('conflict', tableRefusals.clocksRun)
  return { happenings: [{ at, what: { do: 'resumed', seat } }] }
}
