import type { z } from 'zod'
import type { Decision, Fact, Situation } from './decision.ts'
import type { Dice } from './dice/dice.ts'
import type { GameTypes } from './game.ts'
import { HandedOut } from './handed-out.ts'
import { copyOf, jsonFault } from './json.ts'
import type { Options, Way } from './options/tree.ts'
import { sample } from './options/walk.ts'
import type { Phrase } from './phrase.ts'
import { type Refusal, refuse } from './refusal.ts'
import { readerOf } from './shape/reader.ts'
import type { Wait } from './wait.ts'
import { say } from './words.en.ts'

/** A question before a seat: all of it is for that seat, and for nobody else. */
export interface Question<G extends GameTypes> {
  /** Names the question for its seat. It counts only what this seat was asked, so it tells nothing of the others. */
  readonly id: string
  readonly seat: G['seat']
  readonly kind: string
  readonly brief: unknown
  readonly view: G['view']
  readonly shape: z.ZodType
  readonly openEnded: boolean
  /** Part of an open phase: it may be acted on again and again, and what is done takes effect at once. */
  readonly free: boolean
  /** In an open phase: how often this seat has answered here so far. */
  readonly deeds: number
  /** The answer given so far; it can be changed or withdrawn until the flow takes it. */
  readonly sealed: { readonly answer: unknown } | undefined
  title(): Phrase
  hint(): Phrase | undefined
  facts(soFar: Way): readonly Fact[]
  options(): Options<unknown>
  /** One of these at random; nothing, if the walk ends where there is no branch. */
  draw(dice: Dice): { readonly answer: unknown } | undefined
  check(raw: unknown): Refusal | undefined
  warnings(raw: unknown): readonly Phrase[]
  /** What the button says that gives this answer; nothing where the decision leaves it open. */
  confirm(raw: unknown): Phrase | undefined
  absent(): unknown
  /** What it comes to if nobody answers, where the labels of the options would not say it. */
  unanswered(): Phrase | undefined
}

/** A question of a certain kind, with what its rules told and the answers it takes. */
export interface QuestionOf<G extends GameTypes, B, A> extends Question<G> {
  readonly brief: B
  options(): Options<A>
  absent(): A
}

/** The question, if it is of this kind: what the rules tell along with a kind of question is of one form. */
export function asked<G extends GameTypes, B, A>(
  question: Question<G> | undefined,
  decision: Pick<Decision<G, B, A>, 'kind' | 'absent'>,
): QuestionOf<G, B, A> | undefined {
  return question !== undefined && isOf(question, decision) ? question : undefined
}

function isOf<G extends GameTypes, B, A>(
  question: Question<G>,
  decision: Pick<Decision<G, B, A>, 'kind' | 'absent'>,
): question is QuestionOf<G, B, A> {
  return question.kind === decision.kind
}

/** The flow that puts a question: it hears when an answer comes or goes, and lets a seat look around. */
export interface Asker<G extends GameTypes> {
  heard(): void
  /** What the rules go by when they check an answer of this seat; it is never handed out. */
  view(seat: G['seat']): G['view']
  /** What is handed out: whatever its owner does with it, the rules do not feel it. */
  look(seat: G['seat']): G['view']
  /** Whoever answers is trusted not to touch what it is handed: nothing need be copied for it. */
  readonly trusting: boolean
}

/** A question together with the place its answer lies in until the flow takes it; it can be waited for. */
export class Slot<G extends GameTypes, B, A> implements Wait {
  readonly id: string
  readonly seat: G['seat']
  readonly free: boolean
  readonly asker: Asker<G>
  deeds = 0
  readonly #decision: Decision<G, B, A>
  readonly #brief: (seat: G['seat']) => B
  #told: B | undefined
  #asking: Asking<G, B> | undefined
  #question: Question<G> | undefined
  #sealed: { readonly answer: A } | undefined
  /** A standing instruction speaks once to each asking, or an open phase would never fall silent. */
  instructed = false

  constructor(
    asker: Asker<G>,
    id: string,
    seat: G['seat'],
    decision: Decision<G, B, A>,
    brief: (seat: G['seat']) => B,
    free: boolean,
  ) {
    this.asker = asker
    this.id = id
    this.seat = seat
    this.free = free
    this.#decision = decision
    this.#brief = brief
  }

  /** What is handed out of it. */
  get question(): Question<G> {
    this.#question ??= new HandedOut(this)
    return this.#question
  }

  get kind(): string {
    return this.#decision.kind
  }

  get shape(): z.ZodType {
    return this.#decision.shape
  }

  get openEnded(): boolean {
    return this.#decision.openEnded ?? false
  }

  /** A copy, as the view is one: for whoever answers. */
  get brief(): unknown {
    return this.asker.trusting ? this.told : copyOf(this.told)
  }

  get view(): G['view'] {
    return this.asker.look(this.seat)
  }

  /** What the seat was told with the question, as the rules go by it. */
  get told(): B {
    if (this.#told === undefined) throw new Error(`'${this.kind}' has not been put to ${this.seat}.`)
    return this.#told
  }

  get sealed(): { readonly answer: A } | undefined {
    return this.#sealed
  }

  settled(): boolean {
    return this.#sealed !== undefined
  }

  title(): Phrase {
    return this.#decision.title(this.#situation)
  }

  hint(): Phrase | undefined {
    return this.#decision.hint?.(this.#situation)
  }

  facts(soFar: Way): readonly Fact[] {
    return this.#decision.facts?.(this.#situation, soFar) ?? []
  }

  options(): Options<A> {
    return this.#decision.options(this.#situation)
  }

  draw(dice: Dice): { readonly answer: A } | undefined {
    const decision = this.#decision
    return decision.draw === undefined
      ? sample(decision.options(this.#situation), dice)
      : decision.draw(this.#situation, dice)
  }

  check(raw: unknown): Refusal | undefined {
    const read = this.#read(raw)
    return 'refused' in read ? read : undefined
  }

  warnings(raw: unknown): readonly Phrase[] {
    const read = this.#read(raw)
    if ('refused' in read) return []
    return this.#decision.warn?.(this.#situation, read.answer) ?? []
  }

  confirm(raw: unknown): Phrase | undefined {
    const read = this.#read(raw)
    return 'refused' in read ? undefined : this.#decision.confirm?.(this.#situation, read.answer)
  }

  absent(): A {
    return this.#decision.absent(this.#situation)
  }

  unanswered(): Phrase | undefined {
    return this.#decision.unanswered?.(this.#situation)
  }

  /** What the seat's instruction answers here, if it speaks to this situation. */
  standing(instruction: unknown): { readonly answer: A } | undefined {
    const answer = this.#decision.standing?.answer(this.#situation, instruction)
    return answer === undefined ? undefined : { answer }
  }

  /** Puts an answer in, refused whole or taken whole; in the place of one that was sealed before (TBL 2.2). */
  seal(raw: unknown): Refusal | undefined {
    const read = this.#read(raw)
    if ('refused' in read) return read
    this.#sealed = read
    return undefined
  }

  /** Puts an answer back that was taken before: what has changed since does not unseal it. */
  restore(sealed: { readonly answer: A }): void {
    this.#sealed = sealed
  }

  withdraw(): void {
    this.#sealed = undefined
  }

  /** Hands the answer to the flow. The rules have waited for it, so it is there. */
  take(): A {
    if (this.#sealed === undefined) throw new Error(`${this.seat} has not answered '${this.kind}'.`)
    const { answer } = this.#sealed
    this.#sealed = undefined
    return answer
  }

  /** Puts the question, with what the seat is told at this moment; an open phase that has moved on tells anew. */
  put(): void {
    this.#told = this.#brief(this.seat)
  }

  get #situation(): Situation<G, B> {
    this.#asking ??= new Asking(this)
    return this.#asking
  }

  #read(raw: unknown): Refusal | { readonly answer: A } {
    const quick = readerOf(this.#decision.shape)?.(raw)
    if (quick !== undefined) return this.#decision.check(this.#situation, quick) ?? { answer: quick }
    const fault = jsonFault(raw)
    if (fault === 'too large') return refuse('TBL 1.4', say('table.too-large'))
    if (fault === 'not plain') return refuse('TBL 1.4', say('table.not-plain'))
    const parsed = this.#decision.shape.safeParse(raw)
    if (!parsed.success) return refuse('TBL 1.3', formFault(parsed.error))
    return this.#decision.check(this.#situation, parsed.data) ?? { answer: parsed.data }
  }
}

/** A question as the rules see it. */
class Asking<G extends GameTypes, B> implements Situation<G, B> {
  readonly #slot: Slot<G, B, unknown>
  readonly seat: G['seat']

  constructor(slot: Slot<G, B, unknown>) {
    this.#slot = slot
    this.seat = slot.seat
  }

  get brief(): B {
    return this.#slot.told
  }

  get view(): G['view'] {
    return this.#slot.asker.view(this.seat)
  }
}

const LONGEST_PROBLEM = 200

/** The first thing wrong with the form of an answer. */
export function formFault(error: z.ZodError): Phrase {
  const [issue] = error.issues
  const where = issue?.path.map(String).join(' → ') ?? ''
  return say('table.wrong-form', {
    where: where.slice(0, LONGEST_PROBLEM),
    problem: (issue?.message ?? 'it is not understood').slice(0, LONGEST_PROBLEM),
  })
}
