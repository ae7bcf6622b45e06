import type { Frame } from '@windward/table'
import { applyPatch, PatchFault } from '@windward/table/patch'

/** Nobody is told more than this at once, and what was told is not gone back to. */
const KEPT = 1_000

/** What was seen right after each line, by its number. */
type Drawn = ReadonlyMap<number, object>

/** With the frames of the lines after so many, made for what was seen before them; those of the newest are kept. */
export function withFrames(drawn: Drawn, before: object, after: number, frames: readonly Frame[]): Drawn {
  const views = [...drawn]
  let view: unknown = before
  try {
    for (const [place, frame] of frames.entries()) {
      if (frame !== null) view = applyPatch(frame, view)
      if (typeof view === 'object' && view !== null) views.push([after + place + 1, view])
    }
  } catch (fault) {
    if (fault instanceof PatchFault) return new Map()
    throw fault
  }
  return new Map(views.slice(-KEPT))
}
