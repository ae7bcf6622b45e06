import type { FactionId } from '../../data/factions/factions.ts'
import { noShips } from '../../pieces.ts'
import { removeEmpty } from '../../pieces-of.ts'
import { inPlayOrder } from '../../powers.ts'
import type { SnsTable, State } from '../../state.ts'
import type { Force } from '../battle.ts'
import { fighting, foesOf, sidesOf, stocksIn } from '../force.ts'
import { isContested, rivalsOf } from '../round.ts'
import { strengthOf } from '../stock.ts'
import { changeHands } from './capture.ts'
import { fleetsIn, isArmed } from './fleet-armour.ts'
import { loadedIn } from './loads.ts'
import { loadsOf, type SeaFight, settleLoads } from './sea-fight.ts'
import { say } from './sea-words.en.ts'

/** SNS 7.8.8: nobody here can strike. */
export function isHarmless(state: State, forces: readonly Pick<Force, 'pieces'>[]): boolean {
  for (const force of forces) if (isArmed(state, force)) return false
  return true
}

/** Whether there is still anything to fight about, and somebody who can. */
export function isFoughtOn(state: State, fight: SeaFight): boolean {
  return isContested(state, fight) && !isHarmless(state, fighting(state, fight.battle))
}

/** Who may choose to retreat once the blows of a round have been dealt and sabotage is over; nobody, if that was the end. */
export function leftAfterBlows(t: SnsTable, fight: SeaFight): FactionId[] {
  settleLoads(t.state, fight)
  takeRemnants(t, fight)
  return isFoughtOn(t.state, fight) ? fighting(t.state, fight.battle).map(({ faction }) => faction) : []
}

/** SNS 7.8.7: sides left with transports only lose them, as long as the battle lasts and somebody can take them. */
export function takeRemnants(t: SnsTable, fight: SeaFight): void {
  if (!isContested(t.state, fight)) return
  const left = fighting(t.state, fight.battle)
  for (const side of sidesOf(left)) {
    const own = left.filter((force) => force.side === side)
    if (!isHarmless(t.state, own)) continue
    const [first] = own
    const captor =
      first && (strongest(t.state, rivalsOf(fight, left, first)) ?? strongest(t.state, foesOf(left, first)))
    if (captor === undefined) continue
    for (const force of own) takeRemnant(t, fight, force, captor)
  }
}

function takeRemnant(t: SnsTable, fight: SeaFight, force: Force, captor: Force): void {
  const { faction } = force
  const [to] = fleetsIn(t.state, captor)
  let captured = 0
  let sunk = 0
  for (const stock of stocksIn(t.state, force)) {
    const loaded = loadedIn(loadsOf(t.state, fight, force), stock)
    const [from] = fleetsIn(t.state, { pieces: [stock.piece] })
    if (from === undefined || to === undefined) continue
    for (let n = loaded; n < stock.count; n += 1) changeHands(from, stock.kind, to)
    captured += stock.count - loaded
    sunk += loaded
  }
  for (const fleet of fleetsIn(t.state, force)) {
    fleet.ships = noShips()
    fleet.bands = []
  }
  removeEmpty(t.state, faction)
  t.tell('all', 'SNS 7.8.7', say('sea.remnant', { faction, by: captor.faction, captured, sunk }))
}

/** Of those who can strike the one with most ships, in a tie the earlier in play order. */
function strongest(state: State, forces: readonly Force[]): Force | undefined {
  const able = forces.filter((force) => isArmed(state, force))
  if (able.length < 2) return able[0]
  const ships = (force: Force) => strengthOf(fleetsIn(state, force))
  const most = Math.max(...able.map(ships))
  const [first] = inPlayOrder(able.filter((force) => ships(force) === most).map(({ faction }) => faction))
  return able.find(({ faction }) => faction === first)
}
