import { commandCost } from '../build/prices.ts'
import { nameOfPiece, type PieceKey } from '../pieces.ts'
import type { Builds, Deed } from './deeds.ts'

/** A rival's deeds in the light of all that came after them. */
export type Judged = Exclude<Deed, Builds> | JudgedBuilds

/** A phase 7, with those of the receivers that are known to have lived on. */
export interface JudgedBuilds extends Builds {
  /** The least gold he must have had left to pay all he is known to have paid since. */
  readonly needs: number
  /** What he paid for the armies and fleets he raised. */
  readonly commands: number
  /** Receivers that lay open later: how much they had been given by then is known. */
  readonly shown: readonly PieceKey[]
  readonly others: readonly PieceKey[]
}

/** Looks back from now, when these pieces of his stand on the map. */
export function judged(deeds: readonly Deed[], now: readonly PieceKey[]): Judged[] {
  const alive = new Set(now)
  const opened = new Set<PieceKey>()
  const backwards: Judged[] = []
  let needs = 0
  for (const deed of deeds.toReversed()) {
    switch (deed.does) {
      case 'gold':
        needs = Math.max(0, needs - deed.gold)
        break
      case 'loses':
        for (const { piece } of deed.losses) alive.add(piece)
        break
      case 'bleeds':
        if (deed.pieces.length === 1) for (const piece of deed.pieces) alive.add(piece)
        break
      case 'shows':
        alive.add(deed.sighting.piece)
        opened.add(deed.sighting.piece)
        break
      case 'builds': {
        const standing = deed.receivers.filter((piece) => alive.has(piece))
        const commands = commandBill(deed, alive)
        backwards.push({
          ...deed,
          needs,
          commands,
          shown: standing.filter((piece) => opened.has(piece)),
          others: standing.filter((piece) => !opened.has(piece)),
        })
        needs += commands
        for (const piece of deed.raised) {
          alive.delete(piece)
          opened.delete(piece)
        }
        continue
      }
      case 'upkeep':
      case 'dismisses':
        break
    }
    backwards.push(deed)
  }
  return backwards.reverse()
}

/** SNS 9.2.1: by how many of a kind there were before. */
function commandBill({ raised }: Builds, alive: ReadonlySet<PieceKey>): number {
  let gold = 0
  for (const kind of ['army', 'fleet'] as const) {
    const isKind = (piece: PieceKey) => kind in nameOfPiece(piece)
    const added = raised.filter(isKind).length
    const after = [...alive].filter(isKind).length
    for (let count = after - added; count < after; count += 1) gold += commandCost(Math.max(0, count)) ?? 0
  }
  return gold
}
