import assert from 'node:assert/strict'
import { type AnyGame, type Considered, type Entry, layTable, seedFrom } from '@windward/table'
import { type BotTask, thoughtOut } from '../../app/host/local/bots/bot-task.ts'
import { type Thinker, Thinkers } from '../../app/host/local/bots/thinkers.ts'
import { LocalMatch } from '../../app/host/local/local-match.ts'
import type { PositionOnTheWay, Told } from '../../app/host/local/protocol.ts'

/** Thinks in this thread, and says when it may go on and what became of it. */
class ThinkerHere implements Thinker {
  readonly #game: AnyGame
  readonly #until: (task: BotTask) => Promise<unknown>
  readonly tasks: BotTask[] = []
  readonly #closed = Promise.withResolvers<void>()

  constructor(game: AnyGame, until: (task: BotTask) => Promise<unknown>) {
    this.#game = game
    this.#until = until
  }

  async think(task: BotTask): Promise<Considered> {
    this.tasks.push(task)
    await this.#until(task)
    return thoughtOut(this.#game, task)
  }

  get closed(): Promise<void> {
    return this.#closed.promise
  }

  close(): void {
    this.#closed.resolve()
  }
}

interface Wish {
  readonly game: AnyGame
  readonly options?: object
  /** The bot at each seat; somebody at this screen, where there is none. */
  readonly seats: Readonly<Record<string, string | undefined>>
  /** The bot that sets up for whoever sits at this screen. */
  readonly setUpBy?: string
  readonly most?: number
  /** A thought is not finished before this is. */
  readonly until?: (task: BotTask) => Promise<unknown>
}

/** A table as a browser has it, with all that it keeps and tells. */
export function tableFor({
  game,
  options = {},
  seats,
  setUpBy,
  most = 4,
  until = async () => undefined,
}: Wish) {
  const laid = layTable(game, { options, seats: Object.keys(seats), seed: seedFrom('local table') })
  assert.ok(laid.ok)
  const { entries: _, ...record } = laid.value
  const table = {
    id: 'table',
    game: game.id,
    seats: Object.entries(seats).map(([seat, bot]) =>
      bot === undefined
        ? { seat, by: 'here' as const, name: seat, ...(setUpBy !== undefined && { setUpBy }) }
        : { seat, by: 'bot' as const, name: bot, bot },
    ),
    record,
    begun: 0,
    changed: 0,
    turn: 0,
    over: false,
  }
  const entries: Entry[] = []
  const troubles: string[] = []
  const thinkers: ThinkerHere[] = []
  const hearing = new Set<(position: PositionOnTheWay) => void>()
  let now: PositionOnTheWay | undefined
  const tell = (told: Told) => {
    if (told.told === 'trouble') troubles.push(told.message)
    if (told.told !== 'position') return
    now = told.position
    for (const hear of hearing) hear(told.position)
  }
  const match = new LocalMatch(
    game,
    { table, steps: 0, record: laid.value, checkpoint: undefined },
    {
      tell,
      opening: false,
      keep: async (_table, _step, kept) => {
        entries.push(...kept)
      },
      thinkers: new Thinkers({ most, limitMs: 60_000 }, () => {
        const thinker = new ThinkerHere(game, until)
        thinkers.push(thinker)
        return thinker
      }),
    },
  )
  /** The first position of which it is so, now or later. */
  const when = (isSo: (position: PositionOnTheWay) => boolean): Promise<PositionOnTheWay> =>
    new Promise((seen) => {
      const hear = (position: PositionOnTheWay) => {
        if (!isSo(position)) return
        hearing.delete(hear)
        seen(position)
      }
      hearing.add(hear)
      if (now !== undefined) hear(now)
    })
  return { match, entries, troubles, thinkers, when }
}
