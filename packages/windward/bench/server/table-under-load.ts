import type { Orders, Standing } from '../skirmish-orders.ts'

/** One seat's line to a server: it hears of each turn, and sends its orders. */
export interface SeatLine {
  order(orders: Orders, turn: number): void
}

export interface Turn {
  readonly turn: number
  readonly units: readonly Standing[]
}

/** A server in a process of its own, and a way to sit down at it. */
export interface Contender {
  /** Takes one seat of one match; each turn that begins is told as soon as this seat has heard of it. */
  sit(match: number, seat: number, heard: (turn: Turn) => void): Promise<SeatLine>
  /** Processor time the server has used, in seconds. */
  cpuSeconds(): Promise<number>
  close(): Promise<void>
}
