import { type AnyGame, layTable, type MatchRecord, seedFrom } from '@windward/table'
import { sentenceOf, UsageFault } from '../fault.ts'

/** Everything that decides how simulated matches go; plain data, so that it can be sent to a worker. */
export interface Job {
  readonly module: string
  readonly seed: string
  /** How the table is laid, match after match in turn. */
  readonly tables: readonly JobTable[]
  readonly bots: readonly string[]
  /** How many tries bots that think ahead make for one answer. */
  readonly effort: number
  /** After so many decisions a match is left unfinished. */
  readonly most: number
  readonly records: { readonly directory: string; readonly digits: number } | undefined
}

interface JobTable {
  readonly seats: readonly string[]
  readonly options: unknown
}

export interface Wish {
  readonly seats: number | undefined
  readonly bots: readonly string[] | undefined
  readonly options: unknown
}

/** Settles who plays by which options, or says what of the wish cannot be. */
export function settled(game: AnyGame, wish: Wish): Pick<Job, 'tables' | 'bots'> {
  const { seats, options } = wish
  const asked = seats !== undefined || options !== undefined
  const varieties = asked ? undefined : game.varieties?.()
  const wished = varieties ?? [{ options: options ?? {}, seats }]
  return {
    tables: wished.map((table) => settledTable(game, table.options, table.seats)),
    bots: knownBots(game, wish.bots),
  }
}

function settledTable(game: AnyGame, options: unknown, wanted: number | undefined): JobTable {
  const { fewest, most, all } = game.seats
  const count = wanted ?? most
  if (count < fewest || count > most) {
    throw new UsageFault(`${game.name} is for ${fewest} to ${most} seats, not for ${count}.`)
  }
  const read = game.options.safeParse(options)
  const seats = read.success ? game.seats.choose(count, read.data) : all
  const laid = layTable(game, { options, seats, seed: seedFrom('trial') })
  if (!laid.ok) throw new UsageFault(sentenceOf(laid.refusal, game))
  return { seats, options }
}

/** The table of one match, laid with the seed that belongs to its number. */
export function tableOf(game: AnyGame, { seed, tables }: Job, number: number): MatchRecord {
  const table = tables[(number - 1) % tables.length]
  if (table === undefined) throw new RangeError('There is no table to play at.')
  const laid = layTable(game, { ...table, seed: seedFrom('simulate', seed, number) })
  if (!laid.ok) throw new UsageFault(sentenceOf(laid.refusal, game))
  return laid.value
}

function knownBots(game: AnyGame, wished: readonly string[] | undefined): readonly string[] {
  const known = Object.keys(game.bots)
  if (known.length === 0) throw new UsageFault(`${game.name} has no bots that could play it.`)
  const names = wished ?? [known.includes('random') ? 'random' : `${known[0]}`]
  for (const name of names) {
    if (known.includes(name)) continue
    throw new UsageFault(`${game.name} has no bot “${name}”. Its bots: ${known.join(', ')}.`)
  }
  return names
}
