import '../../no-eval.ts'
import { checkRecord, exportRecord } from '@windward/table'
import { gameNamed } from '../../games.ts'
import { sentenceOf } from '../trouble.ts'
import { thoughtOut } from './bots/bot-task.ts'
import { workerThinkers } from './bots/worker-thinkers.ts'
import { checked } from './checking.ts'
import { lay } from './lay.ts'
import { LocalMatch } from './local-match.ts'
import { LocalReplay } from './local-replay.ts'
import type { Ask, Call, Told } from './protocol.ts'
import { keepStep, keepTable, keptTable } from './store.ts'

let match: LocalMatch | undefined
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
      const laid = await lay(await gameNamed(ask.game).rules(), ask.options, ask.seats, ask.terms)
      return 'refused' in laid ? { refusal: laid } : { value: laid.id }
    }
    case 'open':
      return { value: await open(ask.table, ask.viewer) }
    case 'look':
      await opened().look(ask.viewer)
      return {}
    case 'answer':
      return refusalOf(await opened().answer(ask.seat, ask.question, ask.answer))
    case 'withdraw':
      return refusalOf(await opened().withdraw(ask.seat, ask.question))
    case 'instruct':
      return refusalOf(await opened().instruct(ask.seat, ask.kind, ask.instruction))
    case 'instructions':
      return { value: opened().instructions(ask.seat) }
    case 'take back': {
      const back = await opened().takeBack()
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
  const surroundings = { tell, keep: keepStep, thinkers: workerThinkers() }
  match = new LocalMatch(await gameNamed(kept.table.game).rules(), kept, surroundings)
  await match.look(viewer)
  void match.begin()
  return true
}

function opened(): LocalMatch {
  if (match === undefined) throw new Error('No table is open.')
  return match
}
