import { type AreaId, isSeaId } from '../data/area-ids.ts'
import type { ColourId } from '../data/cards/intrigue-colours.ts'
import type { FactionId } from '../data/factions/factions.ts'
import {
  type ArmyScript,
  type FleetScript,
  LEARNING_TURN,
  type LearningTurn,
  NO_SHEET,
} from '../data/learning-turn.ts'
import { isClosed, isOnMap } from '../lands.ts'
import type { ArmyOrder, FleetOrder, Orders } from '../orders/order.ts'
import { powerOf } from '../powers.ts'
import type { Power, State } from '../state.ts'
import type { Board } from '../view/view.ts'

/** SNS 13.1.1: the first season of a table that learns. */
export function isLearningTurn({ options, number }: Pick<Board, 'options' | 'number'>): boolean {
  return options.learningTurn && number <= 1
}

/** SNS 13.1.4: the colours on the faction's sheet. */
export function scriptedCards(faction: FactionId): readonly ColourId[] {
  return sheetOf(faction).cards
}

/** SNS 13.1.6, SNS 13.1.7: the orders on the faction's sheet that can be carried out; all other pieces defend. */
export function scriptedOrders(state: State, faction: FactionId): Orders {
  const sheet = sheetOf(faction)
  const power = powerOf(state, faction)
  const armies = sheet.armies.filter((script) => canDo(state, power, sheet, script))
  const fleets = sheet.fleets.filter(
    (script) => canSail(state, power, script) && cargoIsThere(sheet, armies, script),
  )
  return {
    armies: armies.flatMap((script) => armyOrder(script, sheet)),
    fleets: fleets.flatMap(fleetOrder),
    transfers: [],
  }
}

function sheetOf(faction: FactionId): LearningTurn {
  return LEARNING_TURN[faction] ?? NO_SHEET
}

function canDo(state: State, power: Power, sheet: LearningTurn, script: ArmyScript): boolean {
  if (power.armies[script.army] === undefined) return false
  if (script.mode === 'hold') return true
  if (!isThere(state, script.to)) return false
  if (script.mode === 'move') return true
  const carrier = sheet.fleets.find(({ fleet }) => fleet === script.aboard)
  return carrier !== undefined && canSail(state, power, carrier)
}

function canSail(state: State, power: Power, script: FleetScript): boolean {
  if (power.fleets[script.fleet] === undefined) return false
  return script.mode === 'hold' || isThere(state, script.to)
}

/** A fleet that was to carry an army and has none to carry defends where it is. */
function cargoIsThere(
  { armies }: LearningTurn,
  able: readonly ArmyScript[],
  { fleet }: FleetScript,
): boolean {
  const rides = (script: ArmyScript) => script.mode === 'ferry' && script.aboard === fleet
  return !armies.some(rides) || able.some(rides)
}

function isThere(state: State, area: AreaId): boolean {
  return isSeaId(area) ? isOnMap(state, area) : !isClosed(state, area)
}

function armyOrder(script: ArmyScript, { fleets }: LearningTurn): ArmyOrder[] {
  const { army, stance } = script
  switch (script.mode) {
    case 'hold':
      return []
    case 'move':
      return [{ army, does: { deed: 'move', to: script.to }, meets: { stance } }]
    case 'ferry': {
      const sails = fleets.some(({ fleet, mode }) => fleet === script.aboard && mode === 'move')
      const when = sails ? 'before' : 'after'
      return [
        { army, does: { deed: 'board', fleets: [script.aboard], when, to: script.to }, meets: { stance } },
      ]
    }
  }
}

function fleetOrder(script: FleetScript): FleetOrder[] {
  const { fleet, stance } = script
  return script.mode === 'hold' ? [] : [{ fleet, does: { deed: 'move', to: script.to }, meets: { stance } }]
}
