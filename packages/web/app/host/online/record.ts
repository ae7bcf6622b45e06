import { readRecord, tableWords, textOf } from '@windward/table'
import type { Replayed } from '../local/replay-host.ts'
import type { LocalSeat } from '../local/store.ts'
import { client } from './harbour.ts'

/** The record of a match at the server that is over, with who sat where. */
export async function recordOnline(id: string): Promise<Replayed> {
  const [detail, response] = await Promise.all([client.match(id), fetch(`/api/v1/matches/${id}/record`)])
  const read = readRecord(await response.text())
  if (!read.ok) throw new Error(textOf(read.refusal.refused, tableWords))
  const seats = detail.seats.map(({ seat, by, name, bot }): LocalSeat => {
    return { seat, by: by === 'bot' ? 'bot' : 'here', name: name ?? bot ?? seat }
  })
  return { record: read.value, seats, over: true }
}

/** The record of a match played in somebody's browser, kept at the server for those who have its address. */
export async function recordHandedOver(id: string): Promise<Replayed> {
  const { record, names } = await client.handedOver(id)
  const read = readRecord(JSON.stringify(record))
  if (!read.ok) throw new Error(textOf(read.refusal.refused, tableWords))
  const seats = read.value.seats.map((seat): LocalSeat => ({ seat, by: 'here', name: names[seat] ?? seat }))
  return { record: read.value, seats, over: true }
}
