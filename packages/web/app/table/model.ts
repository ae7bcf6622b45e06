import { computed, effect, signal } from '@preact/signals'
import type { BoardModule, Draft, Host, TableModel } from '@windward/kit/contract.ts'
import { stepName } from '@windward/kit/panel/naming.ts'
import { pathIn, walk } from '@windward/kit/panel/options-walk.ts'
import {
  type Clause,
  type GameTypes,
  type Phrase,
  type Question,
  type Refusal,
  SPECTATOR,
  tableWords,
  textOf,
} from '@windward/table'
import { DraftSteps } from './deciding/draft.ts'
import type { KeptDraft, KeptDrafts } from './deciding/kept-drafts.ts'
import { announce } from './heard/announce.ts'
import { keepFocus } from './heard/keep-focus.ts'
import { Speaker } from './heard/speaker.ts'
import { beckon } from './page-title.ts'
import { keptInTab, TalkDesk } from './papers/talk-desk.ts'
import { spokenWords } from './plain-sentence.ts'
import { listenForShortcuts } from './shortcuts.ts'
import { shownNow } from './telling/shown.ts'
import { Teller } from './telling/teller.ts'

/** The table as the frame, the board and the panels share it. */
export class OpenTable implements TableModel<GameTypes> {
  readonly host: Host<GameTypes>
  readonly board: BoardModule<GameTypes>
  readonly position
  readonly selection = signal<string | undefined>(undefined)
  readonly highlight = signal<readonly string[]>([])
  readonly clause = signal<string | undefined>(undefined)
  /** Whether the card with the game in short lies over the table. */
  readonly brief = signal(false)
  readonly menu = signal(false)
  /** The text whose words are to be explained, while the glossary is open. */
  readonly glossary = signal<string | undefined>(undefined)
  readonly talk: TalkDesk
  readonly speaker = new Speaker()
  readonly teller: Teller
  readonly telling
  readonly covered = signal(0)
  readonly shown
  readonly question
  /** The seat that is to sit down before anything is shown; nothing while the right one is looking. */
  readonly curtain
  /** A seat somebody wants to look back through, whose player must be alone with the screen first. */
  readonly #wanted = signal<string | undefined>(undefined)
  /** The seat that has drawn the curtain last. */
  readonly #looking = signal<string | undefined>(undefined)
  readonly #stop: () => void
  readonly #chosen = signal<string | undefined>(undefined)
  readonly #drafts = new Map<string, Draft>()
  readonly #kept: KeptDrafts
  readonly #refusals = signal<ReadonlyMap<string, { readonly text: string; readonly clause: Clause }>>(
    new Map(),
  )

  constructor(host: Host<GameTypes>, board: BoardModule<GameTypes>, kept: KeptDrafts) {
    this.host = host
    this.board = board
    this.position = host.position
    this.#kept = kept
    this.talk = new TalkDesk(host.talk, () => host.position.value?.seat, keptInTab(host.id))
    this.teller = new Teller(host, board, this.highlight)
    this.telling = this.teller.telling
    this.shown = computed(() => shownNow(host, this.telling.value))
    this.question = computed(() => {
      const present = this.#present()
      return present === undefined || this.teller.holds(present.id) ? undefined : present
    })
    this.curtain = computed(() => this.#next())
    const stops = [
      effect(() => this.#spare()),
      beckon(this),
      listenForShortcuts(this),
      announce(this),
      keepFocus(document.body),
    ]
    this.#stop = () => {
      for (const stop of stops) stop()
    }
  }

  choose(question: Question<GameTypes>): void {
    this.#chosen.value = question.id
  }

  draft(question: Question<GameTypes>): Draft {
    const { seat, id } = question
    const name = `${seat} ${id}`
    const known = this.#drafts.get(name)
    if (known !== undefined) return known
    const draft = new DraftSteps(this.#kept.of(seat, id), (work) => {
      this.#forgive(id)
      this.#kept.keep(question, work, this.text(question.title()), this.#chosenSoFar(question, work))
    })
    this.#drafts.set(name, draft)
    return draft
  }

  /** What was begun for questions that are gone. */
  leftDrafts(seat: string, questions: readonly string[]): readonly KeptDraft[] {
    return this.#kept.about(seat, questions)
  }

  /** Words that are on their way are three points for a moment. */
  text(phrase: Phrase): string {
    const catalogues = [this.host.game.words, tableWords, spokenWords]
    const known = catalogues.some((words) => Object.hasOwn(words, phrase.key))
    if (!known) return '…'
    const text = textOf(phrase, ...catalogues)
    const { seat } = phrase.fields
    // Whose reasons they are, the table can say by name.
    return phrase.key === 'table.why' && typeof seat === 'string' ? `${this.nameOf(seat)}: ${text}` : text
  }

  nameOf(seat: string): string {
    const { view } = this.position.value ?? {}
    return view === undefined ? seat : this.board.seat(view, seat).name
  }

  showClause(clause: string): void {
    this.clause.value = clause
  }

  refusal(question: string): { readonly text: string; readonly clause: Clause } | undefined {
    return this.#refusals.value.get(question)
  }

  async seal(question: Question<GameTypes>, answer: unknown): Promise<boolean> {
    this.teller.skip()
    const refusal = await this.host.answer(question.id, answer)
    if (refusal !== undefined) return this.#refuse(question.id, refusal)
    this.#forgive(question.id)
    this.#chosen.value = undefined
    if (question.free) this.draft(question).clear()
    return true
  }

  /** The draft is still there: it can be changed and sealed again. */
  async reopen(question: Question<GameTypes>): Promise<void> {
    const refusal = await this.host.withdraw(question.id)
    if (refusal === undefined) this.#chosen.value = question.id
    else this.#refuse(question.id, refusal)
  }

  /** Looks back through other eyes: behind a curtain, while the match goes on and others at this screen have secrets. */
  lookThrough(viewer: string): void {
    if (this.host.replay?.curtained && viewer !== SPECTATOR) {
      this.#wanted.value = viewer
      return
    }
    this.#looking.value = undefined
    this.host.look(viewer)
  }

  /** The player of this seat is alone with the screen. */
  draw(seat: string): void {
    this.#wanted.value = undefined
    this.#looking.value = seat
    this.host.look(seat)
  }

  close(): void {
    this.#stop()
    this.teller.close()
    this.host.close()
  }

  /** What was chosen on the way down the options, where the work is such a way. */
  #chosenSoFar(question: Question<GameTypes>, work: unknown): readonly string[] {
    const path = pathIn(work)
    if (path.length === 0) return []
    return walk(question.options(), path).taken.map((step) => stepName(step, (phrase) => this.text(phrase)))
  }

  /** The one that was chosen while it is there, or else the first that waits for an answer. */
  #present(): Question<GameTypes> | undefined {
    const questions = this.position.value?.questions ?? []
    const chosen = questions.find(({ id }) => id === this.#chosen.value)
    return chosen ?? questions.find(({ sealed }) => sealed === undefined) ?? questions[0]
  }

  /**
   * Alone among bots nobody needs to be asked where only one answer is possible. Among people the pause would be missed,
   * and tell them that there was nothing to choose.
   */
  #spare(): void {
    const alone =
      this.host.kind === 'local' && this.host.seats.value.filter(({ kind }) => kind === 'here').length === 1
    const question = this.#present()
    if (!alone || question === undefined || question.free || question.sealed !== undefined) return
    const { at } = walk(question.options(), [])
    if (at.kind === 'leaf') void this.host.answer(question.id, at.answer)
  }

  #next(): string | undefined {
    const here = this.host.seats.value.filter(({ kind }) => kind === 'here')
    const position = this.position.value
    const looking = this.#looking.value
    if (this.host.kind === 'replay')
      // What the one before has looked at is still there until the next one's own has come.
      return this.#wanted.value ?? (looking === position?.seat ? undefined : looking)
    if (here.length < 2) return undefined
    if (position === undefined || position.outcome !== undefined) return undefined
    const { value: due } = this.host.due
    if (looking !== undefined && looking !== position.seat) return looking
    if (looking !== undefined && (due.length === 0 || due.includes(looking))) return undefined
    return due[0] ?? here[0]?.seat
  }

  #refuse(question: string, { refused, clause }: Refusal): false {
    this.#refusals.value = new Map([[question, { text: this.text(refused), clause }]])
    return false
  }

  #forgive(question: string): void {
    if (this.#refusals.peek().has(question)) this.#refusals.value = new Map()
  }
}
