import { game as skirmish } from '@windward/table/fixture'
import type { ServedGame } from '../../src/match/served-game.ts'
import { FIXTURE } from '../api/test-server.ts'

type Changes = Partial<Pick<typeof skirmish, 'migrations' | 'words' | 'options' | 'turn'>>

/** The table's own test game as some later version of it might be. */
export function laterVersion(version: number, changes: Changes = {}): ServedGame {
  return { ...FIXTURE, game: { ...skirmish, version, ...changes } }
}

const asItStands = (state: unknown): object => ({ ...Object(state) })

/** From the first version to the third, one after the other. */
export const WAY_ACROSS = { 1: asItStands, 2: asItStands }
