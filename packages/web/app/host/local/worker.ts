import '../../no-eval.ts'
import { type AnyGame, checkRecord, exportRecord } from '@windward/table'
import { gameNamed } from '../../games.ts'
import { sentenceOf } from '../trouble.ts'
import { thoughtOut } from './bots/bot-task.ts'
import { workerThinkers } from './bots/worker-thinkers.ts'
import { checked } from './checking.ts'
import { lay } from './lay.ts'
import { LocalMatch } from './local-match.ts'
import { LocalReplay } from './local-replay.ts'
import { openingOf } from './opening-of.ts'
import type { Ask, Call, Told } from './protocol.ts'
import { type KeptTable, keepStep, keepTable, keptTable } from './store.ts'

let match: LocalMatch | undefined
/** Goes on with the whole game, where a match has been opened by its opening alone. */
let whole: (() => Promise<LocalMatch>) | undefined
let replay: LocalReplay | undefined

const tell = (told: Told): void => self.postMessage(told)

self.addEventListener('message', ({ data }: MessageEvent<Call>) => {
  const { call } = data
  done(data).then(
    (reply) => tell({ told: 'reply', call, ...reply }),
    (trouble: unknown) => tell({ told: 'trouble', call, message: sentenceOf(trouble) }),
  )
})

type Reply = Omit<Told & { told: 'reply' }, 'told' | 'call'>

async function done(ask: Ask): Promise<Reply> {
  switch (ask.do) {
    case 'lay': {
      const { rules, opening, bots } = gameNamed(ask.game)
      const game =
        opening === undefined || ask.terms.lesson !== undefined ? await rules() : (await opening()).game
      const laid = await lay(game, { bots }, ask.options, ask.seats, ask.terms)
      return 'refused' in laid ? { refusal: laid } : { value: laid.id }
    }
    case 'open':
      return { value: await open(ask.table, ask.viewer) }
    case 'look':
      await (await opened()).look(ask.viewer)
      return {}
    case 'prepare':
      await opened()
      return {}
    case 'answer':
      return refusalOf(await (await opened()).answer(ask.seat, ask.question, ask.answer))
    case 'withdraw':
      return refusalOf(await (await opened()).withdraw(ask.seat, ask.question))
    case 'instruct':
      return refusalOf(await (await opened()).instruct(ask.seat, ask.kind, ask.instruction))
    case 'instructions':
      return { value: (await opened()).instructions(ask.seat) }
    case 'take back': {
      const back = await (await opened()).takeBack()
      if (back !== undefined) await keepTable(back.table, back.entries)
      return back === undefined ? {} : { value: back.table.id }
    }
    case 'replay':
      replay = new LocalReplay(await gameNamed(ask.record.game).rules(), ask.record, ask.viewer)
      return { value: replay.last }
    case 'moment':
      return { value: replay?.moment(ask.place, ask.viewer) }
    case 'export': {
      const exported = exportRecord(await gameNamed(ask.record.game).rules(), ask.record)
      return exported.ok ? { value: exported.value } : { refusal: exported.refusal }
    }
    case 'check':
      return { value: checked(await gameNamed(ask.record.game).rules(), ask.record, ask.promised) }
    case 'take': {
      const taken = checkRecord(await gameNamed(ask.record.game).rules(), ask.record)
      return taken.ok ? { value: taken.value } : { refusal: taken.refusal }
    }
    case 'think':
      return { value: thoughtOut(await gameNamed(ask.game).rules(), ask) }
  }
}

function refusalOf(refusal: Reply['refusal']): Reply {
  return refusal === undefined ? {} : { refusal }
}

/** Whether there is such a table in this browser. */
async function open(id: string, viewer: string): Promise<boolean> {
  const kept = await keptTable(id)
  if (kept === undefined) return false
  const opening = await openingOf(kept)
  whole = undefined
  if (opening === undefined) {
    match = await shown(await gameNamed(kept.table.game).rules(), kept, viewer, false)
    void match.begin()
    return true
  }
  const first = await shown(opening, kept, viewer, true)
  const atQuestion = first.begin()
  const goOn = async () => {
    await atQuestion
    const now = await keptTable(id)
    const open = await shown(await gameNamed(kept.table.game).rules(), now ?? kept, viewer, false)
    void open.begin()
    return open
  }
  let under: Promise<LocalMatch> | undefined
  whole = () => {
    under ??= goOn().catch((trouble: unknown) => {
      under = undefined
      throw trouble
    })
    return under
  }
  atQuestion
    .then(() => (first.isDue ? undefined : whole?.()))
    .catch((trouble: unknown) => tell({ told: 'trouble', call: 0, message: sentenceOf(trouble) }))
  return true
}

async function shown(game: AnyGame, kept: KeptTable, viewer: string, opening: boolean): Promise<LocalMatch> {
  const open = new LocalMatch(game, kept, { tell, keep: keepStep, thinkers: workerThinkers(), opening })
  await open.look(viewer)
  return open
}

async function opened(): Promise<LocalMatch> {
  const open = (await whole?.()) ?? match
  if (open === undefined) throw new Error('No table is open.')
  return open
}
