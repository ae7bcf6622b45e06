import { type AnyGame, layTable, type MatchRecord, seedFrom } from '@windward/table'
import { sentenceOf, UsageFault } from '../fault.ts'

/** Everything that decides how simulated matches go; plain data, so that it can be sent to a worker. */
export interface Job {
  readonly module: string
  readonly seed: string
  readonly seats: readonly string[]
  readonly bots: readonly string[]
  readonly options: unknown
  /** After so many decisions a match is left unfinished. */
  readonly most: number
  readonly records: { readonly directory: string; readonly digits: number } | undefined
}

export interface Wish {
  readonly seats: number | undefined
  readonly bots: readonly string[] | undefined
  readonly options: unknown
}

/** Settles who plays by which options, or says what of the wish cannot be. */
export function settled(game: AnyGame, wish: Wish): Pick<Job, 'seats' | 'bots' | 'options'> {
  const { fewest, most, all } = game.seats
  const count = wish.seats ?? most
  if (count < fewest || count > most) {
    throw new UsageFault(`${game.name} is for ${fewest} to ${most} seats, not for ${count}.`)
  }
  const read = game.options.safeParse(wish.options)
  const seats = read.success ? game.seats.choose(count, read.data) : all
  const laid = layTable(game, { options: wish.options, seats, seed: seedFrom('trial') })
  if (!laid.ok) throw new UsageFault(sentenceOf(laid.refusal, game))
  return { seats, bots: knownBots(game, wish.bots), options: wish.options }
}

/** The table of one match, laid with the seed that belongs to its number. */
export function tableOf(game: AnyGame, { seed, seats, options }: Job, number: number): MatchRecord {
  const laid = layTable(game, { options, seats, seed: seedFrom('simulate', seed, number) })
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
