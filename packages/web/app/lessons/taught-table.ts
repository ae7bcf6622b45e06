import type { BoardModule, Draft, Host } from '@windward/kit/contract.ts'
import type { GameTypes, Question } from '@windward/table'
import type { KeptDrafts } from '../table/deciding/kept-drafts.ts'
import { OpenTable } from '../table/model.ts'
import type { Walkthrough } from './walkthrough.ts'

/** An ordinary table at which a game master sits, too: he looks at whatever is set and answered before it counts. */
export class TaughtTable extends OpenTable {
  readonly walkthrough: Walkthrough
  readonly #judged = new WeakMap<Draft, Draft>()

  constructor(
    host: Host<GameTypes>,
    board: BoardModule<GameTypes>,
    kept: KeptDrafts,
    walkthrough: Walkthrough,
  ) {
    super(host, board, kept)
    this.walkthrough = walkthrough
  }

  override draft(question: Question<GameTypes>): Draft {
    const own = super.draft(question)
    const known = this.#judged.get(own)
    if (known !== undefined) return known
    const judged: Draft = {
      work: own.work,
      canUndo: own.canUndo,
      canRedo: own.canRedo,
      set: (work) => {
        if (!this.walkthrough.mayWork(question, work)) return
        own.set(work)
        this.walkthrough.worked(question, work)
      },
      undo: () => own.undo(),
      redo: () => own.redo(),
      clear: () => own.clear(),
    }
    this.#judged.set(own, judged)
    return judged
  }

  /** Without the game master's word. */
  unjudged(question: Question<GameTypes>): Draft {
    return super.draft(question)
  }

  override async seal(question: Question<GameTypes>, answer: unknown): Promise<boolean> {
    if (!this.walkthrough.mayAnswer(question, answer)) return false
    const sealed = await super.seal(question, answer)
    if (sealed) this.walkthrough.answered(question, answer)
    return sealed
  }
}
