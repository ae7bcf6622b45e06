import { type Answered, isBeside, withHow } from './beside.ts'
import { diceFor, diceRoot } from './dice/seed.ts'
import type { Game, GameTypes, Viewer } from './game.ts'
import { knownSeats } from './gathering.ts'
import { type Hash, hashOf } from './hash.ts'
import { copyOf, frozen } from './json.ts'
import type { Line, SeenLine } from './ledger.ts'
import { type AnySlot, Loop } from './loop.ts'
import type { MatchHost } from './match-host.ts'
import { textOf } from './phrase.ts'
import type { Place } from './place.ts'
import type { Question } from './question.ts'
import { begunAnew, carriedOver } from './record/checkpoint.ts'
import type { AnswerEntry, Checkpoint, Entry, MatchRecord } from './record/record.ts'
import { doesNotFit, notAsked, withdrawn } from './record/refuse-entry.ts'
import { denied, granted, type Refusal, type Result, refuse } from './refusal.ts'
import { StandingAnswers } from './standing.ts'
import { say, tableWords } from './words.en.ts'

/** A match under way: it puts the questions, takes the answers, and writes down each of them. */
export class Match<G extends GameTypes> {
  readonly game: Game<G>
  readonly seats: readonly G['seat'][]
  readonly #header: Omit<MatchRecord, 'entries' | 'checkpoint'>
  readonly #host: MatchHost
  readonly #entries: Entry[]
  readonly #origin: Checkpoint | undefined
  #newest: Checkpoint | undefined
  #standing: StandingAnswers<G>
  #loop: Loop<G>

  private constructor(game: Game<G>, record: MatchRecord, from: Checkpoint | undefined, host: MatchHost) {
    const { entries, checkpoint, ...header } = record
    this.game = game
    this.seats = knownSeats(game, record.seats)
    this.#header = { ...header, begun: true }
    this.#host = host
    this.#origin = from
    this.#newest = from
    this.#entries = entries.slice(0, from?.entries ?? 0)
    this.#standing = new StandingAnswers(from?.standing)
    this.#loop = this.#start(from)
  }

  /** Opens a match, new or old, where it stands: from its newest checkpoint and the answers since. */
  static open<G extends GameTypes>(
    game: Game<G>,
    record: MatchRecord,
    host: MatchHost = {},
  ): Result<Match<G>> {
    const anew = begunAnew(game, record)
    const current = anew === undefined ? carriedOver(game, record) : granted(anew)
    if (!current.ok) return current
    const { checkpoint } = current.value
    const quick = checkpoint === undefined ? undefined : Match.#quickly(game, current.value, checkpoint, host)
    const opened = quick ?? Match.#fromBase(game, current.value, host)
    if (opened.ok || record.version === game.version || current.value.base === undefined) return opened
    // TBL 5.5: what was answered in this turn does not fit the newer rules.
    const base = { ...current.value.base, entries: record.entries.length }
    return Match.#fromBase(game, { ...current.value, base, checkpoint: base }, host)
  }

  /** A checkpoint only saves time: one that has come to harm, or is of another record, is passed over. */
  static #quickly<G extends GameTypes>(
    game: Game<G>,
    record: MatchRecord,
    checkpoint: Checkpoint,
    host: MatchHost,
  ): Result<Match<G>> | undefined {
    if (checkpoint.version !== record.version || checkpoint.entries > record.entries.length) return undefined
    try {
      const opened = Match.#from(game, record, checkpoint, host)
      return opened.ok ? opened : undefined
    } catch {
      return undefined
    }
  }

  /** Plays a record again from its beginning, up to a step or to its end, whatever checkpoints it has. */
  static replay<G extends GameTypes>(
    game: Game<G>,
    record: MatchRecord,
    host: MatchHost = {},
    step?: number,
  ): Result<Match<G>> {
    const last = record.entries.length
    const upTo = step ?? last
    if (!Number.isInteger(upTo) || upTo < 0 || upTo > last) {
      return denied(refuse('TBL 5.7', say('table.no-such-step', { step: upTo, last })))
    }
    const { checkpoint, ...lasting } = record
    const current = carriedOver(game, record.version === game.version ? lasting : record)
    if (!current.ok) return current
    const { base, entries } = current.value
    const played = entries.slice(0, Math.max(upTo, base?.entries ?? 0))
    return Match.#fromBase(game, { ...current.value, entries: played }, host)
  }

  /** From the beginning of the record; one that was carried over may begin with a state that is past playing. */
  static #fromBase<G extends GameTypes>(
    game: Game<G>,
    record: MatchRecord,
    host: MatchHost,
  ): Result<Match<G>> {
    if (record.base === undefined) return Match.#from(game, record, undefined, host)
    try {
      return Match.#from(game, record, record.base, host)
    } catch {
      const problem = 'the state it goes on from cannot be played'
      return denied(refuse('TBL 5.1', say('table.not-a-record', { problem })))
    }
  }

  static #from<G extends GameTypes>(
    game: Game<G>,
    record: MatchRecord,
    from: Checkpoint | undefined,
    host: MatchHost,
  ): Result<Match<G>> {
    const match = new Match(game, record, from, host)
    for (const [index, entry] of record.entries.entries()) {
      if (index < match.#entries.length) continue
      const refusal = match.#enter(entry)
      if (refusal === undefined) continue
      return denied(doesNotFit(game, index + 1, refusal))
    }
    return granted(match)
  }

  get turn(): number {
    return this.#loop.turn
  }

  /** How the match has ended. It has not as long as anybody is asked, whatever can be foreseen. */
  get outcome(): G['outcome'] | undefined {
    return this.#loop.isAsking ? undefined : this.game.outcome(this.#loop.state)
  }

  /** How many entries the record has. */
  get length(): number {
    return this.#entries.length
  }

  /**
   * Who has not answered yet; never what the others did. In an open phase that is everybody in it: who is ready, and who
   * was called back by something that others may not know of, would tell too much (TBL 2.5).
   */
  awaited(): readonly G['seat'][] {
    const asked = this.#loop.asked().filter(({ sealed, free }) => free || sealed === undefined)
    return this.seats.filter((seat) => asked.some((slot) => slot.seat === seat))
  }

  /** Every question that has no answer yet, in the order they were put. */
  *unanswered(): Generator<Question<G>> {
    for (const slot of this.#loop.asked()) if (slot.sealed === undefined) yield slot.question
  }

  nextUnanswered(): Question<G> | undefined {
    for (const slot of this.#loop.asked()) if (slot.sealed === undefined) return slot.question
    return undefined
  }

  /** The questions before a seat, in the order they were put, answered ones included while they can be changed. */
  questions(seat: G['seat']): readonly Question<G>[] {
    const mine: Question<G>[] = []
    for (const slot of this.#loop.asked()) if (slot.seat === seat) mine.push(slot.question)
    return mine
  }

  view(viewer: Viewer<G>): G['view'] {
    return this.#loop.look(viewer)
  }

  /**
   * What each of these sees, in their order; what they see alike may be one copy for all of them, and what has not changed
   * since what they saw before, the same again.
   */
  views(viewers: readonly Viewer<G>[], before?: readonly G['view'][]): readonly G['view'][] {
    const { game, state } = this
    return game.views?.(state, viewers, before) ?? viewers.map((viewer) => game.view(state, viewer))
  }

  /** Where the rules stand in this turn: with a state, the match can be continued in thought from here. */
  place(): Place {
    return this.#loop.place()
  }

  /** Grows whenever the rules run on: as long as it does not, nobody's view has changed. */
  get runs(): number {
    return this.#loop.runs
  }

  /** What a looker may read of what happened since this match was opened (all of it, unless from a checkpoint). */
  ledger(viewer: Viewer<G>): readonly SeenLine[] {
    return this.#loop.ledger.seenBy(viewer)
  }

  /** Every line, with its audience: for the host. */
  lines(): readonly Line<G>[] {
    return this.#loop.ledger.lines
  }

  /** The lines after the first so many: what has happened since the host last counted them. */
  linesSince(count: number): readonly Line<G>[] {
    return this.#loop.ledger.lines.slice(count)
  }

  /** A seat answers, or changes its answer. What is returned must be kept before the seat is told. */
  answer(seat: string, question: string, answer: unknown, how: Answered = {}): Result<readonly Entry[]> {
    return this.#do(withHow({ do: 'answer', seat, question, answer }, how))
  }

  /** TBL 2.7: a bot answers that holds a seat for its player. */
  answerFor(seat: string, question: string, answer: unknown, how: Answered = {}): Result<readonly Entry[]> {
    return this.#do(withHow({ do: 'answer', seat, question, answer, by: 'bot' }, how))
  }

  withdraw(seat: string, question: string): Result<readonly Entry[]> {
    return this.#do({ do: 'withdraw', seat, question })
  }

  /** TBL 2.6: a seat's time has run out, and the answer the rules assume takes its place. */
  timeUp(seat: string, question: string): Result<readonly Entry[]> {
    const slot = this.#loop.find(seat, question)
    if (slot === undefined) return denied(notAsked(this, seat))
    if (slot.sealed !== undefined) return granted([])
    return this.#do({ do: 'answer', seat, question, answer: slot.absent(), by: 'absent' })
  }

  /** A seat leaves an instruction for a kind of decision, or takes it back with null. */
  instruct(seat: string, kind: string, instruction: unknown): Result<readonly Entry[]> {
    return this.#do({ do: 'instruct', seat, kind, instruction })
  }

  /** The instructions a seat has left: for that seat alone. */
  instructions(seat: G['seat']): Readonly<Record<string, unknown>> {
    return this.#standing.of(seat)
  }

  /** Answers what standing instructions can. Call it after opening; what is returned must be kept. */
  settle(): readonly Entry[] {
    const before = this.#entries.length
    try {
      this.#settle()
    } catch (fault) {
      this.#rebuild(before)
      throw fault
    }
    return this.#entries.slice(before)
  }

  /**
   * Enters what another table of this same match has entered and kept, standing answers included: nothing else follows
   * from it here. Should an entry not fit, none of them is entered.
   */
  follow(entries: readonly Entry[]): Result<undefined> {
    const before = this.#entries.length
    try {
      for (const [index, entry] of entries.entries()) {
        const refusal = this.#enter(entry)
        if (refusal === undefined) continue
        this.#rebuild(before)
        return denied(doesNotFit(this.game, before + index + 1, refusal))
      }
    } catch (fault) {
      this.#rebuild(before)
      throw fault
    }
    return granted(undefined)
  }

  /** The record as it is to be stored: it holds every secret of the match. */
  record(): MatchRecord {
    const record = { ...this.#header, entries: [...this.#entries] }
    return this.#newest === undefined ? record : { ...record, checkpoint: this.#newest }
  }

  hash(): Hash {
    return hashOf(this.#loop.state)
  }

  /** The whole state, for the host's own checks. It is the live one: look, do not touch. */
  get state(): Readonly<G['state']> {
    return this.#loop.state
  }

  /**
   * Enters what was done and all that follows from it by standing instructions; or nothing at all. Should the rules
   * fail in the middle of it, the table is put back as it was before (TBL 1.6).
   */
  #do(entry: Entry): Result<readonly Entry[]> {
    const before = this.#entries.length
    try {
      const refusal = this.#enter(entry)
      if (refusal !== undefined) return denied(refusal)
      if (!this.#standing.isEmpty) this.#settle()
    } catch (fault) {
      this.#rebuild(before)
      throw fault
    }
    const last = this.#entries.length === before + 1 ? this.#entries[before] : undefined
    return granted(last === undefined ? this.#entries.slice(before) : [last])
  }

  #settle(): undefined {
    for (let entry = this.#standing.next(this.#loop.asked()); entry !== undefined; ) {
      this.#mustEnter(entry)
      entry = this.#standing.next(this.#loop.asked())
    }
  }

  #enter(entry: Entry): Refusal | undefined {
    if (entry.do === 'instruct') return this.#enterInstruction(entry)
    const slot = this.#loop.find(entry.seat, entry.question)
    if (slot === undefined) return notAsked(this, entry.seat)
    const refusal = entry.do === 'withdraw' ? withdrawn(slot) : slot.seal(entry.answer)
    if (refusal !== undefined) return refusal
    if (entry.do === 'withdraw') this.#entries.push(entry)
    else {
      const sealed = this.#sealedEntry(entry, slot)
      this.#entries.push(sealed)
      if (isBeside(sealed)) this.#host.beside?.(slot.question, sealed)
    }
    slot.asker.heard()
    return undefined
  }

  /** What goes into the record is the answer as it was read, not the object it was given in. */
  #sealedEntry({ seat, question, by, reasons, cutShort }: AnswerEntry, slot: AnySlot<G>): AnswerEntry {
    if (by === 'standing') slot.instructed = true
    if (slot.free) slot.deeds += 1
    if (this.#host.guard) frozen(slot.sealed)
    const entry: AnswerEntry = { do: 'answer', seat, question, answer: slot.sealed?.answer }
    if (by !== undefined) entry.by = by
    if (reasons !== undefined) entry.reasons = reasons
    if (cutShort !== undefined) entry.cutShort = cutShort
    return entry
  }

  #enterInstruction(entry: Entry & { do: 'instruct' }): Refusal | undefined {
    const seat = this.seats.find((each) => each === entry.seat)
    if (seat === undefined)
      return refuse('TBL 1.1', say('table.no-such-seat', { seat: entry.seat.slice(0, 40) }))
    if (this.outcome !== undefined) return refuse('TBL 1.5', say('table.match-over'))
    const refusal = this.#standing.leave(this.game, seat, entry.kind, entry.instruction)
    if (refusal !== undefined) return refusal
    for (const slot of this.#loop.asked())
      if (slot.seat === seat && slot.kind === entry.kind) slot.instructed = false
    this.#entries.push({ ...entry, instruction: copyOf(entry.instruction) })
    return undefined
  }

  #mustEnter(entry: Entry): void {
    const refusal = this.#enter(entry)
    if (refusal !== undefined) throw new Error(textOf(refusal.refused, tableWords, this.game.words))
  }

  #start(from: Checkpoint | undefined): Loop<G> {
    const { options, seed, words } = this.#header
    const root = diceRoot(seed, words)
    return new Loop(this.game, {
      seats: this.seats,
      state:
        from === undefined ? this.game.begin(this.seats, copyOf(options)) : copyOf<G['state']>(from.state),
      turn: from?.turn ?? 0,
      dice: this.#host.dice ?? ((flow) => diceFor(root, flow, this.#host.witness)),
      beforeTurn: this.#host.keep === undefined ? undefined : (turn, state) => this.#keep(turn, state),
      told: this.#host.told,
    })
  }

  #keep(turn: number, state: G['state']): void {
    const { length: entries } = this.#entries
    if (this.#host.wants?.(entries) === false) return
    const { version } = this.#header
    this.#newest = { turn, entries, version, state: copyOf(state), standing: this.#standing.all() }
    this.#host.keep?.(this.#newest)
  }

  /** From where this match was opened, so that nothing is missing of its ledger either. */
  #rebuild(length: number): void {
    const from = this.#origin
    const kept = this.#entries.splice(0).slice(0, length)
    this.#entries.push(...kept.slice(0, from?.entries ?? 0))
    this.#standing = new StandingAnswers(from?.standing)
    this.#loop = this.#start(from)
    for (const entry of kept.slice(this.#entries.length)) this.#mustEnter(entry)
  }
}
