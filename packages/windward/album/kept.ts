import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, readRecord, writeRecord } from '@windward/table'
import type { Moments } from './find.ts'

interface KeptMoment {
  readonly name: string
  readonly seat: string
  readonly record: string
}

const fileOf = (folder: string, { id, version }: AnyGame) => join(folder, `${id}-${version}.json`)

/** Moments found by an earlier run; nothing if there was none by these rules. */
export function keptMoments(folder: string, game: AnyGame): Moments | undefined {
  const file = fileOf(folder, game)
  if (!existsSync(file)) return undefined
  const kept: readonly KeptMoment[] = JSON.parse(readFileSync(file, 'utf8'))
  const moments: Moments = new Map()
  for (const { name, seat, record } of kept) {
    const read = readRecord(record)
    if (read.ok) moments.set(name, { seat, record: read.value })
  }
  return moments
}

export function keepMoments(folder: string, game: AnyGame, moments: Moments): void {
  const kept = [...moments].map(([name, { seat, record }]) => ({ name, seat, record: writeRecord(record) }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(folder, game), JSON.stringify(kept))
}
