import { Match, readRecord, writeRecord } from '@windward/table'
import { game } from '@windward/table/fixture'
import { median } from './median.ts'
import { storedAfter } from './ours.ts'

const ANSWERS = 2_000
const TIMES = 31

/** Milliseconds from the stored text of a record of 2,000 answers to a match that can be played on. */
export function openMs(): number {
  const text = writeRecord(storedAfter(ANSWERS).record())
  return Number(median(Array.from({ length: TIMES }, () => msToOpen(text))).toFixed(2))
}

function msToOpen(text: string): number {
  const began = performance.now()
  const read = readRecord(text)
  if (!read.ok) throw new Error('The record of the bench cannot be read.')
  const opened = Match.open(game, read.value)
  if (!opened.ok || opened.value.length !== ANSWERS)
    throw new Error('The record of the bench cannot be opened.')
  return performance.now() - began
}
