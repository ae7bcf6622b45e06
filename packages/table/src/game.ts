import type { z } from 'zod'
import type { AnyDecision } from './decision.ts'
import type { Dice } from './dice/dice.ts'
import type { Flow, Table } from './flow.ts'
import type { Line, SeenLine } from './ledger.ts'
import type { Catalogue } from './phrase.ts'
import type { Question } from './question.ts'
import type { Clause } from './refusal.ts'
import type { Bot } from './thinking/bot.ts'

/** The types a game is made of. State, view, options and outcome are plain data: they survive JSON. */
export interface GameTypes {
  seat: string
  state: object
  view: object
  options: object
  outcome: object
}

export const SPECTATOR = 'spectator'

/** Somebody who looks: a seat, or a spectator, who sees what everybody may. */
export type Viewer<G extends GameTypes> = G['seat'] | typeof SPECTATOR

/** A set of rules that can be played at the table. */
export interface Game<G extends GameTypes> {
  readonly id: string
  readonly name: string
  /** Raised whenever an old record would no longer replay to the same end. */
  readonly version: number
  readonly words: Catalogue
  readonly options: z.ZodType<G['options']>
  readonly seats: Seating<G>
  readonly decisions: readonly AnyDecision[]
  readonly bots: Readonly<Record<string, Bot<G>>>

  /** The state before anything has happened. */
  begin(seats: readonly G['seat'][], options: G['options']): G['state']
  /** Laying the table, if that takes dice or (as a flow) questions. */
  setup?(t: Table<G>): Flow | undefined
  /** One turn. It must be able to start from the state alone: a checkpoint is taken before each. */
  turn(t: Table<G>): Flow
  /** How the match has ended, once it has. */
  outcome(state: G['state']): G['outcome'] | undefined

  /** What one looker may see. A copy: nothing of the state can be reached through it. */
  view(state: G['state'], viewer: Viewer<G>): G['view']
  /**
   * The views of several lookers at once. They are copies like `view`, but what several see alike may be one and the same
   * copy: a host that tells all of them copies and compares it once. What one or more of them saw before may be given:
   * parts that have not changed since may then be the same objects again. Worth having where views are large.
   */
  views?(
    state: G['state'],
    viewers: readonly Viewer<G>[],
    before?: readonly G['view'][],
  ): readonly G['view'][]
  /**
   * The same as `view`, for the rules' own use while they offer and check answers: it may share with the state what its
   * seat may see, since it is never handed out. Worth having where views are large; without it `view` serves. It is given
   * what it made for this seat and this very state before, and may make use of that.
   */
  glance?(state: G['state'], seat: G['seat'], before?: G['view']): G['view']
  /** A full state that agrees with everything a looker knows; the rest is drawn at random. */
  resample(view: G['view'], viewer: Viewer<G>, dice: Dice): G['state']
  /**
   * Like `resample`, but as likely as the looker can tell from all it has seen and been told. What follows from that is worked
   * out once, and then drawn from as often as wanted. Without it `resample` serves: see `imagined`.
   */
  imagine?(seen: Seen<G>, viewer: Viewer<G>): Imagined<G>
  /**
   * Writes marks into everything in a state that only this seat may know, and into what nobody may. It is never used in
   * play: with it the table can tell, in tests and when it is fuzzed, whether a secret reaches anybody else.
   */
  plant?(state: G['state'], owner: G['seat'], mark: Marks): void
  /**
   * What may be seen in passing although no line names it, with the clause that lays it open: where it lies in a view, as
   * `powers.*.armies.*.units`. Frames show how a match stood at each line, and so what no settled view has shown.
   */
  readonly glimpses?: Readonly<Record<string, Clause>>
  /** Whether the first may speak to the second now, as the first sees the match; without this anybody may, at any time. */
  mayTalk?(view: G['view'], from: G['seat'], to: G['seat']): boolean
  /** Whether the players of a match may agree that it is a draw. */
  readonly draws?: boolean
  /** The seats that win and lose together from the first turn on; without this each is a side by itself. */
  sides?(seats: readonly G['seat'][]): readonly (readonly G['seat'][])[]
  /**
   * Tables that differ in their rules. Who simulates or fuzzes the game without a wish for options goes through all of
   * them in turn; without this there is but one, with the usual options.
   */
  varieties?(): readonly Variety[]
  /** How it is laid where all games are tried or measured alike; without this as usual, with its fewest seats. */
  readonly trials?: Trials<G>
  /** What whoever studies many matches of it wants counted. */
  readonly lab?: Lab<G>
  /** How a checkpoint of version n becomes one of version n + 1. */
  readonly migrations?: Readonly<Record<number, (state: unknown) => object>>
}

/** One way to lay the table: what is not named is as usual. */
export interface Variety {
  readonly seats?: number
  readonly options: object
}

export interface Trials<G extends GameTypes = GameTypes> {
  /** Soon over, and with as much to hide as there can be. */
  readonly short: Variety
  /** Long enough that all of the rules come up: what is measured, by itself and under load. */
  readonly measured: Variety
  /** What thinking ahead costs, by names of our own: `turn`, and whatever else differs much from it. */
  readonly rollouts?: Readonly<Record<string, Rollout>>
  /** By what it is measured how near `imagine` comes to the truth. */
  readonly hidden?: Hidden<G>
}

/** A match that is over, whole: nothing in it is a secret any more. */
export interface Ended<G extends GameTypes> {
  readonly seats: readonly G['seat'][]
  readonly state: Readonly<G['state']>
  readonly outcome: G['outcome']
  readonly lines: readonly Line<G>[]
  /** What the game's lab has tallied on the way, added up. */
  readonly tally: Readonly<Record<string, number>>
}

/** What is counted of matches that are over, under names for people to read. */
export interface Lab<G extends GameTypes = GameTypes> {
  /** What is to be counted of the match as it stands when somebody is asked: what the end does not tell any more. */
  tallied?(
    state: Readonly<G['state']>,
    asked: Pick<Question<G>, 'seat' | 'kind'>,
  ): Readonly<Record<string, number>>
  /** Figures of a whole match: sea battles, trades brought home. */
  figures?(ended: Ended<G>): Readonly<Record<string, number>>
  /** Where the points of a seat came from. */
  points?(ended: Ended<G>, seat: G['seat']): Readonly<Record<string, number>>
  /** What a seat had that not every seat has: a leader, a card, a ship. How often those win who had it is what it is worth. */
  had?(ended: Ended<G>, seat: G['seat']): readonly string[]
}

/** A turn played on in thought, from a question of this kind to its end, with the same bot in every seat. */
export interface Rollout extends Variety {
  readonly bot: string
  readonly from: string
}

export interface Hidden<G extends GameTypes> {
  /** Laid so that there is something to hide; without this as `measured`. */
  readonly table?: Variety
  /** Who plays, by name among the bots. */
  readonly bot: string
  /** The kind of question at which something is imagined. */
  readonly question: string
  /** Figures of a state that are hidden from the looker: the same ones, in the same order, of all states that look alike to it. */
  figures(state: G['state'], viewer: Viewer<G>): Readonly<Record<string, readonly number[]>>
}

/** All that a looker has had of a match: what it sees now, and the lines of the ledger as they were sent to it. */
export interface Seen<G extends GameTypes> {
  readonly view: G['view']
  /** From the first on. Lines may be missing, or told by older rules: what is drawn agrees with the view all the same. */
  readonly lines: readonly SeenLine[]
}

/** Draws full states that agree with what was seen. */
export type Imagined<G extends GameTypes> = (dice: Dice) => G['state']

/** Values that occur nowhere else, so that finding one tells where it came from. */
export interface Marks {
  text(): string
  number(): number
}

export interface Seating<G extends GameTypes> {
  /** Every seat the game knows. */
  readonly all: readonly G['seat'][]
  readonly fewest: number
  readonly most: number
  /** The usual seats for so many players. */
  choose(count: number, options: G['options']): readonly G['seat'][]
  /** What keeps these seats from playing together, as part of a sentence; or nothing. */
  fault?(seats: readonly G['seat'][], options: G['options']): string | undefined
}

/** A game of which nothing more is known than that it is one. */
export type AnyGame = Game<GameTypes>
