import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Branch, Clause, GameTypes, Phrase, Question, Refusal, SeenLine, Viewer } from '@windward/table'
import type { ComponentChild } from 'preact'
import type { ClientGame } from './client-game.ts'

/** A match as one pair of eyes sees it now. */
export interface Position<G extends GameTypes> {
  /** Grows whenever anything these eyes can see has changed. */
  readonly sequence: number
  readonly turn: number
  /** Whose eyes these are. */
  readonly seat: Viewer<G>
  readonly view: G['view']
  /** Whole questions: options, check and warnings work here and now, without asking the host. */
  readonly questions: readonly Question<G>[]
  readonly awaited: readonly G['seat'][]
  readonly outcome: G['outcome'] | undefined
}

/** A line of the ledger with its number in this looker's own counting, from 1. */
export interface LedgerLine extends SeenLine {
  readonly n: number
}

export interface Message {
  readonly n: number
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Who sits at a seat: somebody at this screen, somebody elsewhere, a bot, or nobody yet. */
export interface SeatInfo<G extends GameTypes> {
  readonly seat: G['seat']
  readonly kind: 'here' | 'remote' | 'bot' | 'nobody'
  readonly name: string
}

/** What is left of each seat's time: a moment by which to answer, or what lies in its bank. */
export type Clocks = Readonly<Record<string, { readonly bank?: number; readonly deadline?: number }>>

/** Where a match lives: in this browser, or at a server. The frame and the boards cannot tell which. */
export interface Host<G extends GameTypes> {
  readonly id: string
  readonly kind: 'local' | 'online' | 'replay'
  readonly game: ClientGame
  readonly seats: ReadonlySignal<readonly SeatInfo<G>[]>
  /** Nothing until the match has been opened. */
  readonly position: ReadonlySignal<Position<G> | undefined>
  readonly lines: ReadonlySignal<readonly LedgerLine[]>
  /** What was seen right after a line, by its number; of the newest lines, as far as it came with them. */
  readonly frames: ReadonlySignal<ReadonlyMap<number, G['view']>>
  readonly talk: ReadonlySignal<readonly Message[]>
  readonly clocks: ReadonlySignal<Clocks>
  /** Seats at this screen with a question they have not answered. */
  readonly due: ReadonlySignal<readonly G['seat'][]>
  readonly link: ReadonlySignal<'live' | 'connecting' | 'lost'>
  /** Looks through the eyes of another seat at this screen. */
  look(viewer: Viewer<G>): void
  answer(question: string, answer: unknown): Promise<Refusal | undefined>
  withdraw(question: string): Promise<Refusal | undefined>
  instruct(kind: string, instruction: unknown): Promise<Refusal | undefined>
  /** What these eyes have left beforehand, by the kind of decision. */
  instructions(): Promise<Readonly<Record<string, unknown>>>
  say(to: readonly G['seat'][], text: string): Promise<Refusal | undefined>
  close(): void
  /** Whether whoever looks let the time run out and has not come back. */
  readonly away?: ReadonlySignal<Away | undefined>
  /** How a match ended otherwise than by its rules, so that nobody is asked any more. */
  readonly closed?: ReadonlySignal<Closed | undefined>
  /** Takes the last turn back: the name of the table at which it begins anew, or nothing where there is none. */
  readonly takeBack?: (() => Promise<string | undefined>) | undefined
  /** A match being played back. */
  readonly replay?: Replay
  /** Plays a match that is over again: whether its dice and its end are as promised. */
  readonly check?: (() => Promise<Checked>) | undefined
}

/** How a match ended otherwise than by its rules, for whoever comes to its table. */
export interface Closed {
  readonly how: 'draw' | 'abandoned' | 'resignation' | 'deserted'
  readonly winners: readonly string[]
}

/** What came of checking a match: it is as promised or not, or that cannot be said here. */
export interface Checked {
  readonly verdict: 'true' | 'untrue' | 'unknown'
  readonly text: string
  readonly clause?: Clause
}

/** Somebody let the time run out, and others answered in their place. */
export interface Away {
  /** Milliseconds since 1970. */
  readonly since: number
  /** Who has the seat meanwhile, if not the rules. */
  readonly held: 'bot' | 'offered' | undefined
  /** Everybody is away, and the match waits until then. */
  readonly waitingUntil: number | undefined
  back(): Promise<Refusal | undefined>
}

/** The moments at which something happened, the first being 0, before anything has. */
export interface Replay {
  /** Whose eyes one may look through: anybody's when the match is over, and those at this screen before. */
  readonly eyes: readonly string[]
  /** Several sit at this screen and have secrets yet: each looks back behind a curtain. */
  readonly curtained: boolean
  /** The address of the table, where the match goes on. */
  readonly table: string | undefined
  readonly place: ReadonlySignal<number>
  readonly last: ReadonlySignal<number>
  /** What is seen is still another moment. */
  readonly turning: ReadonlySignal<boolean>
  go(place: number): void
}

/**
 * What somebody is working on before it is sealed. `work` is the panel's own: any plain data, kept over a reload; what
 * was set before can be taken back step by step.
 */
export interface Draft {
  readonly work: ReadonlySignal<unknown>
  readonly canUndo: ReadonlySignal<boolean>
  readonly canRedo: ReadonlySignal<boolean>
  set(work: unknown): void
  undo(): void
  /** What was taken back last, again; until something else is set. */
  redo(): void
  /** Back to nothing. */
  clear(): void
}

/** The result of something, being told on the board moment by moment. */
export interface Telling {
  /** What happened in this moment, in the order of the ledger. */
  readonly lines: readonly LedgerLine[]
  /** The last of them: everything up to it has been told. */
  readonly line: LedgerLine
  /** Which of how many, from 1. */
  readonly place: number
  readonly of: number
}

/** Everything a board and a panel need to know and may do. */
export interface TableModel<G extends GameTypes> {
  readonly host: Host<G>
  readonly board: BoardModule<G>
  readonly position: ReadonlySignal<Position<G> | undefined>
  /** What a board draws: while something is told, what was seen right after it; otherwise, or if that is not known, what stands. */
  readonly shown: ReadonlySignal<G['view'] | undefined>
  /** The question in front of the player now; several may be open, and the frame lets one choose. None while it would give away what is being told. */
  readonly question: ReadonlySignal<Question<G> | undefined>
  choose(question: Question<G>): void
  draft(question: Question<G>): Draft
  /** The place on the board that is selected: by a click on the board, or from a panel. */
  readonly selection: Signal<string | undefined>
  /** Places the board marks because something else points at them: a ledger line, a hovered option. */
  readonly highlight: Signal<readonly string[]>
  readonly telling: ReadonlySignal<Telling | undefined>
  /** What is told lies over the lower edge of the board, so high. */
  readonly covered: ReadonlySignal<number>
  text(phrase: Phrase): string
  /** Shows a clause of the rules. */
  showClause(clause: string): void
  /** Why the last answer to this question was refused, until something about it changes. */
  refusal(question: string): { readonly text: string; readonly clause: Clause } | undefined
  seal(question: Question<G>, answer: unknown): Promise<boolean>
  reopen(question: Question<G>): Promise<void>
}

export interface SeatFace {
  readonly name: string
  /** Where there is little room; the name itself, if it is short enough. */
  readonly short?: string
  /** A CSS colour, usually a custom property of the board's own style sheet. */
  readonly colour: string
  readonly score?: string
  /** How far the seat has come on the way to what wins, where that is a number. */
  readonly reached?: Reached | undefined
  /** Seats with the same name here win and lose together, and are bracketed with it. */
  readonly side?: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

export interface Reached {
  readonly now: number
  readonly goal: number
}

/** What everybody plays for. */
export interface Goal {
  /** In one line, over the seats. */
  readonly short: string
  /** In a sentence or two, for somebody who has never played. */
  readonly full: string
}

/** Somebody is about to win. */
export interface NearEnd {
  readonly title: string
  /** When, and what would stop it. */
  readonly text: string
  /** Places on the board where it could be stopped. */
  readonly places: readonly string[]
  readonly clause: Clause
}

/** The game on one card, for whoever sits down to it for the first time. */
export interface Brief {
  readonly title: string
  readonly about: string
  /** What counts how much. */
  readonly worth: readonly { readonly figure: string; readonly what: string }[]
  /** The turn in one picture: what is decided, and what happens by itself. */
  readonly turn: { readonly title: string; readonly rows: readonly BriefRow[] }
}

export interface BriefRow {
  readonly name: string
  readonly phases: readonly { readonly name: string; readonly about: string; readonly decides: boolean }[]
}

/** What a line of the log is to the report of its turn. */
export interface Reported<G extends GameTypes> {
  /** Those it is about, by whom it was done and to whom; everybody, where it changes things for all. */
  readonly seats: readonly G['seat'][] | 'everybody'
  /** Whether everybody finds it in the report, those alone it is about, or nobody: then it is a step to another line. */
  readonly worth: Worth
  /** In other words than the line's own. */
  readonly text?: string
}

export type Worth = 'everybody' | 'own' | 'nobody'

export interface PanelProps<G extends GameTypes> {
  readonly question: Question<G>
  readonly draft: Draft
  readonly table: TableModel<G>
}

/** Components are written as methods so that the frame can hold the board of any game. */
type TableComponent<G extends GameTypes> = {
  show(props: { readonly table: TableModel<G> }): ComponentChild
}['show']
export type PanelComponent<G extends GameTypes> = { show(props: PanelProps<G>): ComponentChild }['show']

export interface ChoiceLook {
  /** Beside its words. */
  readonly sign?: ComponentChild
  /** In the place of its words, where it is a thing one takes in hand. */
  readonly face?: ComponentChild
}

export interface BoardTab<G extends GameTypes> {
  readonly id: string
  readonly name: string
  /** A number worth showing beside the name, such as cards in hand. */
  count?(view: G['view'], seat: Viewer<G>): number | undefined
  readonly Component: TableComponent<G>
}

/** What a game brings to the frame. */
export interface BoardModule<G extends GameTypes> {
  /** The sequence of play as the rulebook names it. */
  phases(view: G['view']): readonly { readonly id: string; readonly name: string }[]
  /** The id of the present one. */
  present(view: G['view']): string
  turnName(view: G['view']): string
  seat(view: G['view'], seat: G['seat']): SeatFace
  goal?(view: G['view']): Goal
  /** Nothing while nobody is about to win. */
  nearEnd?(view: G['view'], viewer: Viewer<G>): NearEnd | undefined
  brief?(view: G['view'], seat: G['seat']): Promise<Brief>
  /** Fills the space it is given. */
  readonly Board: TableComponent<G>
  /** The mark of a seat, drawn in a 24 by 24 box in the current colour. */
  readonly Emblem: { show(props: { readonly seat: G['seat'] }): ComponentChild }['show']
  /** By the kind of decision: those where a drawing or a form is the point. Others are answered by walking their options. */
  readonly panels: Readonly<Record<string, PanelComponent<G>>>
  /** What is shown above the choices of a question without a panel of its own: a battle, a stock. */
  readonly Above?: PanelComponent<G>
  /** How a choice looks, where the board has a drawing for it. */
  choiceLook?(question: Question<G>, choice: Branch<unknown>): ChoiceLook | undefined
  /** The place on the board a choice stands for, to be marked while somebody points at it. */
  choicePlace?(question: Question<G>, choice: Branch<unknown>): string | undefined
  readonly tabs: readonly BoardTab<G>[]
  /** The place on the board where a ledger line happened, or all of those it speaks of, the first being the main one. */
  placeOf?(line: SeenLine): string | readonly string[] | undefined
  /** Whether a line tells of the same moment as the one before it: fleets that sail together, one seat’s orders. */
  together?(before: SeenLine, line: SeenLine): boolean
  /** How long one turn may take to be told at the usual speed, in milliseconds; half a minute where nothing is said. */
  readonly longestTurn?: number
  /**
   * What each of these lines, one after another, is to the report of its turn. `before` is what was seen before the line at
   * that place, as far as it is known.
   */
  report?(
    lines: readonly SeenLine[],
    before: (place: number) => G['view'] | undefined,
  ): readonly Reported<G>[]
  /** Who may speak to whom now; without it everybody may. */
  mayTalk?(view: G['view'], from: G['seat'], to: G['seat']): boolean
  /** How it ended, for the last screen: winners first. */
  result(outcome: G['outcome'], view: G['view']): Result<G>
}

export interface Result<G extends GameTypes> {
  readonly title: string
  readonly winners: readonly G['seat'][]
  readonly standing: readonly { readonly seat: G['seat']; readonly score: string }[]
}

/** A rule as the rules tab shows it. */
export interface ClauseText {
  readonly id: string
  readonly chapter: string
  readonly section: string
  /** Markdown of a simple kind: emphasis, code, lists, tables. */
  readonly text: string
}
