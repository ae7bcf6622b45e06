import { z } from 'zod'
import type { BotRow } from '../../storage/bots.ts'
import type { ClockSettings } from '../clock/clock-settings.ts'
import type { MatchTable } from '../match-table.ts'
import type { TableDecision } from '../table-refusal.ts'
import { tableRefusals } from '../table-refusals.en.ts'
import { invite, join, type Sitter } from './gathering.ts'

const DAY_SECONDS = 86_400
const CLOCKS = ['none', 'live', 'mail'] as const satisfies ClockSettings['kind'][]

/** One kind of table a bot comes to when it is asked. */
export const taking = z
  .strictObject({
    game: z.string().min(1).max(100),
    clock: z.enum(CLOCKS),
    atLeastSeconds: z
      .int()
      .min(1)
      .max(30 * DAY_SECONDS)
      .exactOptional()
      .describe('The shortest time for a decision it puts up with, where there is a clock'),
  })
  .meta({ id: 'Taking', description: 'A game and a clock that a bot takes' })

export const takings = z.array(taking).max(100)
export type Taking = z.infer<typeof taking>

const KINDS = { none: 'without a clock', live: 'with a live clock', mail: 'by mail' } as const

/** A bot is asked to a table by whoever laid it: it sits down at once, or says why not. */
export function challenge(
  table: MatchTable,
  who: Sitter,
  bot: BotRow,
  { game, busy, now }: { readonly game: string; readonly busy: number; readonly now: number },
): TableDecision {
  const asked = invite(table, who, bot.person)
  if ('refused' in asked) return asked
  const itself = { id: bot.person, name: bot.name }
  const why = declined(bot, table.match.game, game, table.clock, busy)
  if (why !== undefined) return { why: 'conflict', refused: why }
  const askedTable = { ...table, asked: [...table.asked, bot.person] }
  const seated = join(askedTable, itself, { seat: undefined, words: undefined, invited: true }, now)
  return 'refused' in seated ? seated : { ...asked, ...seated }
}

/** Why a bot does not come to such a table, or nothing. `called` is the game's name as people read it. */
export function declined(
  { name, takes, tablesAtOnce }: Pick<BotRow, 'name' | 'takes' | 'tablesAtOnce'>,
  game: string,
  called: string,
  clock: ClockSettings,
  busy: number,
): string | undefined {
  const ofGame = takings.parse(takes).filter((each) => each.game === game)
  if (ofGame.length === 0) return tableRefusals.botPlaysNot(name, called)
  const ofClock = ofGame.filter((each) => each.clock === clock.kind)
  if (ofClock.length === 0) {
    const ways = [...new Set(ofGame.map((each) => KINDS[each.clock]))].join(' or ')
    return tableRefusals.botOtherClocks(name, called, ways, KINDS[clock.kind])
  }
  const least = Math.min(...ofClock.map(({ atLeastSeconds = 1 }) => atLeastSeconds))
  if (shortest(clock) < least) return tableRefusals.botTooQuick(name, least)
  return busy >= tablesAtOnce ? tableRefusals.botBusy(name) : undefined
}

function shortest(clock: ClockSettings): number {
  switch (clock.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY
    case 'live':
      return Math.min(clock.seconds, ...Object.values(clock.perDecision ?? {}))
    case 'mail':
      return clock.perDecisionSeconds
  }
}
