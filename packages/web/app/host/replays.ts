import type { MatchDetail } from '@windward/client'
import type { SeatInfo } from '@windward/kit/contract.ts'
import { type GameTypes, type MatchRecord, readRecord, tableWords, textOf } from '@windward/table'
import { clientGame } from '../games.ts'
import { hrefTo } from '../route.ts'
import { RecordSource } from './local/record-source.ts'
import { type KeptTable, keptTable } from './local/store.ts'
import { infoOf } from './online/host.ts'
import { MomentsSource } from './online/moments-source.ts'
import { client } from './online/session.ts'
import { ReplayHost } from './replay-host.ts'
import { hostWords } from './words.en.ts'

/** A match of this browser or at the server, over or not, played back for whom it may be. */
export async function openReplay(id: string): Promise<ReplayHost> {
  const kept = await keptTable(id)
  if (kept !== undefined) return ofThisBrowser(id, kept)
  const detail = await client.match(id)
  if (detail.status === 'gathering') throw new Error(hostWords.notBegun)
  return detail.status === 'playing' ? goingOn(detail) : finished(detail)
}

/** A match played in somebody's browser, kept at the server for those who have its address. */
export async function openHandedOver(id: string): Promise<ReplayHost> {
  const { record: given, names } = await client.handedOver(id)
  const record = readGiven(given)
  const seats = record.seats.map((seat) => ({ seat, kind: 'here', name: names[seat] ?? seat }) as const)
  return ofRecord(id, record, seats, { over: record.result !== undefined })
}

function ofThisBrowser(id: string, { record, table }: KeptTable): Promise<ReplayHost> {
  const seats = table.seats.map(({ seat, by, name }) => ({ seat, kind: by, name }))
  return ofRecord(id, record, seats, {
    over: table.over,
    table: table.over ? undefined : hrefTo('table', id),
  })
}

async function finished(detail: MatchDetail): Promise<ReplayHost> {
  const record = readGiven(await client.record(detail.id))
  const game = await clientGame(detail.game)
  const seats = detail.seats.map((sitter) => infoOf(sitter, game))
  return ofRecord(detail.id, record, seats, {
    over: true,
    commitment: detail.commitment,
  })
}

async function goingOn(detail: MatchDetail): Promise<ReplayHost> {
  const game = await clientGame(detail.game)
  return opened(
    new ReplayHost({
      id: detail.id,
      game,
      seats: detail.seats.map((sitter) => infoOf(sitter, game)),
      over: false,
      table: hrefTo('match', detail.id),
      source: new MomentsSource(detail.id),
    }),
  )
}

interface How {
  readonly over: boolean
  readonly table?: string | undefined
  readonly commitment?: string
}

async function ofRecord(
  id: string,
  record: MatchRecord,
  seats: readonly SeatInfo<GameTypes>[],
  { over, table, commitment }: How,
): Promise<ReplayHost> {
  const game = await clientGame(record.game)
  const source = new RecordSource(record, over, commitment === undefined ? {} : { commitment })
  return opened(new ReplayHost({ id, game, seats, over, table, source }))
}

async function opened(host: ReplayHost): Promise<ReplayHost> {
  await host.open()
  return host
}

function readGiven(given: object): MatchRecord {
  const read = readRecord(JSON.stringify(given))
  if (!read.ok) throw new Error(textOf(read.refusal.refused, tableWords))
  return read.value
}
