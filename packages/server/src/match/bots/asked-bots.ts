import type { WireQuestion } from '@windward/client'
import { type Answered, type Considered, thinksAhead } from '@windward/table'
import { seatRow } from '../match-table.ts'
import type { OpenMatch } from '../open-match.ts'
import { wireQuestion } from '../questions-and-lines.ts'
import type { BotTask } from './bots.ts'
import { standFor, thinkingFrom } from './thinking.ts'

/** So often a bot is asked once more because others acted while it thought; then the rules answer for it. */
const MOST_OVERTAKEN = 8

/** What a bot goes by: should it be refused on the very same, it has failed. */
interface Before {
  readonly question: WireQuestion<unknown>
  readonly view: string
}

/** Bots that think about questions of one match. */
export class AskedBots {
  readonly #openMatch: OpenMatch
  readonly #answered: () => void
  readonly #thinking = new Set<string>()

  constructor(openMatch: OpenMatch, answered: () => void) {
    this.#openMatch = openMatch
    this.#answered = answered
  }

  get isBusy(): boolean {
    return this.#thinking.size > 0
  }

  /** Has the bot at a seat answer, unless it is thinking about it already. */
  ask(seat: string, id: string, bot: string): void {
    const key = `${seat} ${id}`
    if (this.#thinking.has(key)) return
    this.#thinking.add(key)
    this.#think(seat, id, bot)
      .then(() => {
        this.#thinking.delete(key)
        this.#answered()
      })
      .catch(async (trouble: unknown) => {
        this.#thinking.delete(key)
        this.#openMatch.services.log(trouble, this.#openMatch.id)
        await this.#failed(seat, id, bot)
      })
      .catch((trouble: unknown) => this.#openMatch.services.log(trouble, this.#openMatch.id))
  }

  async #think(seat: string, id: string, bot: string): Promise<void> {
    const { served } = this.#openMatch
    for (let overtaken = 0; overtaken < MOST_OVERTAKEN; overtaken += 1) {
      const kind = this.#before(seat, id)?.question.kind
      const player = served.game.bots[bot]
      const isAhead = player !== undefined && kind !== undefined && thinksAhead(player, { kind })
      while (isAhead && !this.#openMatch.isSettled) await this.#openMatch.settled()
      const before = this.#before(seat, id)
      const stand = isAhead ? standFor(this.#openMatch, seat) : undefined
      if (before === undefined || !this.#sitsThere(seat)) return
      const { view, question } = before
      const thinking = stand && (await thinkingFrom(stand, this.#openMatch, seat))
      const task = { module: served.module, bot, question, view, thinking }
      const { answer, ...how } = await this.#considered(task)
      if (!this.#sitsThere(seat)) return
      const inPlace = seatRow(this.#openMatch.table, seat)?.person !== null
      const done = await this.#openMatch.submit({ do: 'bot', seat, question: id, answer, inPlace, how })
      if (done.ok) return
      if (isSame(before, this.#before(seat, id)))
        throw new Error(`The bot ${bot} gave an answer that was refused.`)
    }
    await this.#openMatch.submit({ do: 'time-up', seat, question: id, because: 'nobody' })
  }

  /** Who cannot think it through, or takes too long, answers by habit, and the record says so; not so where the server is closing. */
  async #considered(task: BotTask): Promise<Considered & Answered> {
    const { services, id } = this.#openMatch
    try {
      return await services.bots.answer(task)
    } catch (trouble) {
      if (task.thinking === undefined || this.#openMatch.isClosed) throw trouble
      services.log(trouble, id)
      return { ...(await services.bots.answer({ ...task, thinking: undefined })), cutShort: true }
    }
  }

  #before(seat: string, id: string): Before | undefined {
    const { stepped, served } = this.#openMatch
    const question = stepped?.match.questions(seat).find((each) => each.id === id)
    if (stepped === undefined || question === undefined || question.sealed !== undefined) return undefined
    return { question: wireQuestion(served.game, question), view: stepped.viewerPosition(seat).viewText() }
  }

  #sitsThere(seat: string): boolean {
    const row = seatRow(this.#openMatch.table, seat)
    return row !== undefined && row.bot !== null
  }

  /** A bot that throws or stalls is replaced by what the rules assume, and the table is told. */
  async #failed(seat: string, question: string, bot: string): Promise<void> {
    if (this.#openMatch.isClosed || !this.#sitsThere(seat)) return
    await this.#openMatch.submit({ do: 'time-up', seat, question, because: 'nobody' })
    const at = this.#openMatch.services.now()
    const told = this.#openMatch.table.told.at(-1)
    if (told?.do === 'bot-failed' && told.seat === seat) return
    await this.#openMatch.change(() => ({ happenings: [{ at, what: { do: 'bot-failed', seat, bot } }] }))
  }
}

function isSame(before: Before, now: Before | undefined): boolean {
  return (
    now !== undefined &&
    before.view === now.view &&
    JSON.stringify(before.question) === JSON.stringify(now.question)
  )
}
