import { ARMY_IDS, FLEET_IDS } from '../../data/pieces.ts'
import { ownerOf, type PieceKey } from '../../pieces.ts'
import type { View } from '../../view/view.ts'
import type { Battle, File } from '../battle.ts'
import { type Filled, type Stock, stocksOf } from '../stock.ts'
import { handOf, other, type SideOfLine } from './line.ts'

/** What a question about the line is told with itself; the line is in the view. */
export interface LineBrief {
  readonly battle: string
  readonly side: SideOfLine
}

/** The line and the hands as every seat sees them. */
export interface SeenLine {
  readonly line: readonly File[]
  readonly hand: readonly Stock[]
  readonly foesHand: readonly Stock[]
}

export function seenLine(view: View, { battle: name, side }: LineBrief): SeenLine {
  const battle = view.battles.find((each) => each.name === name)
  if (battle?.line == null) throw new Error(`there is no line at ${name}`)
  const { line } = battle
  return {
    line,
    hand: handOf(openStocks(view, battle, side), line, side),
    foesHand: handOf(openStocks(view, battle, other(side)), line, other(side)),
  }
}

/** What stands in a side's pieces, whose cards lie open. */
function openStocks(view: View, { forces }: Battle, side: SideOfLine): Stock[] {
  const there = forces.filter((force) => force.side === side && force.stays === 'fights')
  return stocksOf(
    there.flatMap(({ pieces }) => pieces.flatMap((key) => [...openArmy(view, key), ...openFleet(view, key)])),
  )
}

function openArmy(view: View, key: PieceKey): Filled[] {
  const faction = ownerOf(key)
  const id = ARMY_IDS.find((each) => key === `${faction} ${each}`)
  const army = id === undefined ? undefined : view.powers[faction]?.armies[id]
  if (army === undefined) return []
  const { units, bands } = army
  if (units === null || bands === null) throw new Error(`${key} does not lie open`)
  return [{ faction, id: army.id, units, bands }]
}

function openFleet(view: View, key: PieceKey): Filled[] {
  const faction = ownerOf(key)
  const id = FLEET_IDS.find((each) => key === `${faction} ${each}`)
  const fleet = id === undefined ? undefined : view.powers[faction]?.fleets[id]
  if (fleet === undefined) return []
  const { ships, bands } = fleet
  if (ships === null || bands === null) throw new Error(`${key} does not lie open`)
  return [{ faction, id: fleet.id, ships, bands }]
}
