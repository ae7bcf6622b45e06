import { positionText } from '../../src/live/event-text.ts'
import { tableFrom } from '../../src/match/match-table.ts'
import { SteppedMatch } from '../../src/match/stepped-match.ts'
import type { MatchId, StepRow, Storage } from '../../src/storage/storage.ts'
import { FIXTURE } from '../api/test-server.ts'
import { hashOf, type Told } from './stalwart.ts'

/** By viewer and sequence number, every position somebody could have seen who was never interrupted. */
export type Uninterrupted = ReadonlyMap<string, ReadonlyMap<number, Required<Told>>>

export async function uninterrupted(
  { matches }: Storage,
  id: MatchId,
  steps: readonly StepRow[],
  viewers: readonly string[],
): Promise<Uninterrupted> {
  const rows = await matches.find(id)
  if (rows === undefined) throw new Error(`There is no match ${id}.`)
  const timing = { settings: tableFrom(rows, []).clock, still: () => [] }
  const stepped = SteppedMatch.open(FIXTURE, rows, undefined, [], timing)
  const seen = new Map(viewers.map((viewer) => [viewer, new Map<number, Required<Told>>()]))
  for (const step of steps) {
    stepped.follow(step, timing)
    for (const [viewer, positions] of seen) {
      const viewerPosition = stepped.viewerPosition(viewer)
      const { sequence } = viewerPosition.counters
      if (positions.has(sequence)) continue
      const position: unknown = JSON.parse(positionText(stepped, viewerPosition))
      positions.set(sequence, {
        sequence,
        awaited: stepped.match.awaited().join(' '),
        hash: hashOf(position),
      })
    }
  }
  return seen
}
