import { type AnyGame, type Frame, FrameMaker, type GameTypes } from '@windward/table'
import type { FramesMade, FrameTask } from './frame-task.ts'

/** Matches that are followed go on, so those that were last are kept in hand. */
const MOST_KEPT = 32

interface Kept {
  readonly maker: FrameMaker<GameTypes>
  /** How far it has come, as whoever asks counts. */
  readonly step: number
}

const kept = new Map<string, Kept>()

/** What was seen line by line; records and other viewers' frames stay here. */
export default async function frames(task: FrameTask): Promise<FramesMade> {
  const { match, step, entries, viewers } = task
  const maker = await makerFor(task)
  kept.delete(match)
  if (maker === undefined) return 'unknown'
  const made = maker.follow(
    entries,
    viewers.map(({ viewer }) => viewer),
  )
  if (!made.ok) return 'unknown'
  kept.set(match, { maker, step: step + entries.length })
  for (const name of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(name)
  return viewers.map(({ lines }, place) => framesText(lines, made.value[place] ?? []))
}

async function makerFor({
  module,
  match,
  step,
  before,
  record,
}: FrameTask): Promise<FrameMaker<GameTypes> | undefined> {
  const known = kept.get(match)
  if (known?.step === step - before.length && known.maker.follow(before, []).ok) return known.maker
  if (record === undefined) return undefined
  const { game }: { readonly game: AnyGame } = await import(module)
  const opened = FrameMaker.open(game, record, record.entries.length)
  return opened.ok ? opened.value : undefined
}

function framesText(lines: readonly boolean[], made: readonly Frame[]): string {
  let next = 0
  const each = lines.map((ofRules) => {
    if (!ofRules) return null
    next += 1
    return made[next - 1] ?? null
  })
  return JSON.stringify(each)
}
