import { HAND_CARD_IDS, type HandCard, STACK_IDS } from '../../src/cards.ts'
import { isLandId, isSeaId } from '../../src/data/area-ids.ts'
import { isPort } from '../../src/lands.ts'
import { excessOf, placesFor, placesOf } from '../../src/orders/places-aboard.ts'
import { keyOf } from '../../src/pieces.ts'
import { armiesOf, fleetsOf } from '../../src/pieces-of.ts'
import { copiesOf } from '../../src/setup/begin.ts'
import type { Power, State } from '../../src/state.ts'
import { COIN } from '../../src/treasury.ts'

/** What can never be, whatever has been answered; or nothing. */
export function unsound(state: State): string | undefined {
  for (const power of Object.values(state.powers)) {
    const fault =
      purseFault(power) ?? armyFault(state, power) ?? fleetFault(state, power) ?? cargoFault(state, power)
    if (fault !== undefined) return fault
  }
  return cardFault(state)
}

/** SNS 1.1.6 */
function purseFault({ faction, gold }: Power): string | undefined {
  return gold < 0 || gold % COIN !== 0 ? `${faction} has ${gold} gold` : undefined
}

/** SNS 1.3.7, SNS 1.3.8: a piece in a battle may stand empty until the blows of a round are over. */
function armyFault({ open }: State, power: Power): string | undefined {
  for (const army of armiesOf(power)) {
    const key = keyOf(army)
    if (Object.values(army.units).some((count) => count < 0)) return `${key} has less than nothing`
    if (placesFor(army) === 0 && !open.includes(key)) return `${key} is empty`
    if (isSeaId(army.at) && army.aboard.length === 0) return `${key} swims`
    if (army.aboard.some((id) => power.fleets[id]?.at !== army.at))
      return `${key} is aboard a fleet elsewhere`
  }
  return undefined
}

/** SNS 1.4.3 */
function fleetFault(state: State, power: Power): string | undefined {
  for (const fleet of fleetsOf(power)) {
    const key = keyOf(fleet)
    if (placesOf(fleet) === 0 && !state.open.includes(key)) return `${key} is empty`
    if (isLandId(fleet.at) && !isPort(state, fleet.at)) return `${key} is docked where there is no port`
  }
  return undefined
}

/** SNS 5.4.1, SNS 5.4.2 */
function cargoFault({ open }: State, power: Power): string | undefined {
  if (open.length > 0) return undefined
  const loads = armiesOf(power)
    .filter(({ aboard }) => aboard.length > 0)
    .map((army) => ({ units: placesFor(army), fleets: army.aboard }))
  const places = new Map(fleetsOf(power).map((fleet) => [fleet.id, placesOf(fleet)]))
  const excess = excessOf(loads, (id) => places.get(id) ?? 0)
  return excess > 0 ? `${power.faction} has ${excess} units aboard without a place` : undefined
}

/** SNS 3.2.8: a card is in a stack, a hand or, a Trade Agreement, on the table. */
function cardFault({ options, stacks, powers, agreements }: State): string | undefined {
  if (options.espionageOnly) return undefined
  const cards: HandCard[] = [
    ...STACK_IDS.flatMap((id) => [...stacks[id].pile, ...stacks[id].discards]),
    ...Object.values(powers).flatMap(({ hand }) => hand),
    ...agreements.map(() => 'tradeAgreement' as const),
  ]
  const odd = HAND_CARD_IDS.find(
    (card) => cards.filter((each) => each === card).length !== copiesOf(card, options),
  )
  return odd && `there are too many or too few of ${odd}`
}
