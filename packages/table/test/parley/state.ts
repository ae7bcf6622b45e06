import { z } from 'zod'

export const SEATS = ['north', 'east', 'south', 'west'] as const
export type Seat = (typeof SEATS)[number]

export const optionsShape = z.strictObject({ rounds: z.int().min(1).max(20).default(3) })

export interface Player {
  readonly seat: Seat
  hand: number[]
  coins: number
  score: number
}

export interface State {
  round: number
  readonly rounds: number
  readonly players: Player[]
  pile: number[]
  /** Cards face up this round. */
  shown: { readonly seat: Seat; readonly card: number }[]
  /** Cards that have been seen and are out of play. */
  spent: number[]
}

export interface View {
  readonly round: number
  readonly rounds: number
  readonly pile: number
  readonly shown: State['shown']
  readonly spent: readonly number[]
  readonly players: readonly SeenPlayer[]
}

interface SeenPlayer {
  readonly seat: Seat
  readonly score: number
  readonly cards: number
  /** Of the looker alone. */
  readonly hand: readonly number[] | null
  readonly coins: number | null
}

export interface Parley {
  seat: Seat
  state: State
  view: View
  options: z.infer<typeof optionsShape>
  outcome: { readonly winners: readonly Seat[] }
}

export function player(state: State, seat: Seat): Player {
  const found = state.players.find((each) => each.seat === seat)
  if (found === undefined) throw new Error(`${seat} does not play.`)
  return found
}

export function own(view: View, seat: Seat): { readonly hand: readonly number[]; readonly coins: number } {
  const found = view.players.find((each) => each.seat === seat)
  return { hand: found?.hand ?? [], coins: found?.coins ?? 0 }
}
