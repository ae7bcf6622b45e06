import { type Cornered, corneredIn } from '../battle/leaving/cornered.ts'
import { groundOf } from '../battle/leaving/way-back.ts'
import type { LandId } from '../data/area-ids.ts'
import { PILLAGE } from '../data/cards/card-effects.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { CITY_INCOME, HARVEST } from '../data/seasons.ts'
import { discard } from '../hand.ts'
import { isPartlyTaken } from '../lands.ts'
import { hasEntered } from '../movement/entry.ts'
import { keyOf } from '../pieces.ts'
import { leaderOf, powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { areAllied } from '../teams.ts'
import { survives } from './besiegers-losses.ts'
import { mayPlayCards, siegeWay, type Way } from './decide-siege-way.ts'
import { citiesAtStake, citySiegeDice, pillageDice, siegeDice } from './siege-dice.ts'
import { besiegingArmies, type Siege } from './who-besieges.ts'
import { say } from './words.en.ts'

/** How a siege ended; in all but the first case where it left an army, that army goes back or stays. */
export type Ending = 'taken' | 'failed' | 'stopped' | 'back'

/** SNS 8, SNS 12.2: one siege from the choice of its way to its end, after a battle for the land or without. */
export function* conduct(t: SnsTable, siege: Siege, fought: boolean): SnsFlow<Ending> {
  const { land, besieger } = siege
  const way = yield* t.step('way', () => chooseWay(t, siege, fought))
  switch (way.way) {
    case 'back':
      t.tell('all', 'SNS 7.11.7', say('siege.back', { besieger, land }))
      return 'back'
    case 'withdraw':
      discard(t.state, powerOf(t.state, besieger), 'tacticalWithdraw')
      t.tell('all', 'SNS 8.1.5', say('siege.withdraws', { besieger, land }))
      return 'back'
    case 'pillage':
      return yield* pillage(t, siege)
    case 'city':
      return yield* cityByCity(t, siege, way.city)
    default:
      return yield* whole(t, siege)
  }
}

function* chooseWay(t: SnsTable, siege: Siege, fought: boolean): SnsFlow<Way> {
  if (!hasChoice(t, siege)) return { way: 'whole' }
  const { land, besieger } = siege
  const cornered = yield* t.step('cornered', () => corneredAt(t.state, siege))
  return yield* t.ask(besieger, siegeWay, { land, fought, begun: false, cornered })
}

/** SNS 7.9.4, as things stand before the sieges; whoever stays in a divided land (SNS 12.2.6) has nothing to fear. */
function corneredAt(state: State, { land, armies }: Siege): Cornered[] {
  const isDivided = isPartlyTaken(state.lands[land])
  const going = besiegingArmies(state, { armies }).filter((army) => hasEntered(army) || !isDivided)
  return corneredIn(state, groundOf(state), [{ pieces: going.map(keyOf) }])
}

/** Asked of whoever may have a choice by what everybody can see: a hand, a leader, the table's option. */
function hasChoice({ state }: SnsTable, { land, besieger }: Siege): boolean {
  const power = powerOf(state, besieger)
  const mayHoldCard = power.hand.length > 0 && mayPlayCards(state)
  const inParts = state.options.partialSiege && citiesAtStake(state, land, besieger).length > 0
  return mayHoldCard || inParts || leaderOf(power).mayLeaveBeforeSiege
}

function* whole(t: SnsTable, siege: Siege): SnsFlow<Ending> {
  const { land, besieger } = siege
  const isTaken = yield* survives(t, siege, () => {
    t.tell('all', 'SNS 8.1.1', say('siege.begins', { besieger, land }))
    return siegeDice(t.state, land, besieger)
  })
  if (!isTaken) return 'failed'
  take(t, siege)
  return 'taken'
}

/** SNS 8.4.1, SNS 12.2.6: the land and its cities, save what a team-mate holds in it. */
function take(t: SnsTable, { land, besieger }: Siege): void {
  const taken = t.state.lands[land]
  for (const city of citiesAtStake(t.state, land, besieger)) city.holder = besieger
  const host = hostIn(t.state, land, besieger)
  if (host === undefined) {
    taken.owner = besieger
    t.tell('all', 'SNS 8.4.1', say('siege.taken', { besieger, land }))
  } else t.tell('all', 'SNS 12.2.6', say('siege.freed', { besieger, land, host }))
}

/** The team-mate whose land it is, if he still holds a city there. */
function hostIn(state: State, land: LandId, besieger: FactionId): FactionId | undefined {
  const { owner, cities } = state.lands[land]
  if (owner === null || owner === besieger || !areAllied(state, owner, besieger)) return undefined
  return cities.some(({ holder }) => holder === owner) ? owner : undefined
}

/** SNS 8.5 */
function* pillage(t: SnsTable, siege: Siege): SnsFlow<Ending> {
  const { land, besieger } = siege
  const power = powerOf(t.state, besieger)
  const isLooted = yield* survives(t, siege, () => {
    discard(t.state, power, 'pillage')
    t.tell('all', 'SNS 8.5.1', say('siege.pillage', { besieger, land }))
    return pillageDice(t.state, land, besieger)
  })
  if (!isLooted) return 'failed' // SNS 8.5.9
  const cities = citiesAtStake(t.state, land, besieger)
  const yields = cities.reduce((sum, { kind }) => sum + CITY_INCOME[kind], HARVEST)
  const gold = yields * PILLAGE.incomes
  power.gold += gold
  t.state.lands[land].barren = PILLAGE.barrenIncomePhases + 1
  t.tell('all', 'SNS 8.5.5', say('siege.loot', { besieger, land, gold }))
  return 'back'
}

/** SNS 12.2: one city after another until he stops, has them all, or is beaten. */
function* cityByCity(t: SnsTable, siege: Siege, first: number): SnsFlow<Ending> {
  const { land, besieger } = siege
  for (let number = 1, place = first; ; number += 1) {
    const city = place
    const ending = yield* t.step(`city ${number}`, () => besiegeCity(t, siege, city, number === 1))
    if (ending !== null) return ending
    const next = yield* t.step(`next ${number}`, () =>
      t.ask(besieger, siegeWay, { land, fought: false, begun: true, cornered: [] }),
    )
    if (next.way !== 'city') {
      t.tell('all', 'SNS 12.2.2', say('siege.stopped', { besieger, land }))
      return 'stopped'
    }
    place = next.city
  }
}

/** SNS 12.2.1: how the siege ends with this city, if it does. */
function* besiegeCity(t: SnsTable, siege: Siege, place: number, isFirst: boolean): SnsFlow<Ending | null> {
  const { land, besieger } = siege
  const city = t.state.lands[land].cities[place]
  if (city === undefined) throw new Error(`${land} has no city ${place}`)
  const { kind, capitalOf } = city
  const isTaken = yield* survives(t, siege, () => {
    t.tell('all', 'SNS 12.2.1', say('siege.begins.city', { besieger, land, city: { kind, capitalOf } }))
    return citySiegeDice(t.state, land, besieger, city, isFirst)
  })
  if (!isTaken) return 'failed'
  city.holder = besieger
  t.tell('all', 'SNS 12.2.4', say('siege.taken.city', { besieger, land, city: { kind, capitalOf } }))
  if (citiesAtStake(t.state, land, besieger).length > 0) return null
  take(t, siege)
  return isPartlyTaken(t.state.lands[land]) ? 'stopped' : 'taken'
}
