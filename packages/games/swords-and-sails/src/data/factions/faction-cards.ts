import type { LandRowId } from '../battle/line-combat.ts'
import { SIEGE_DICE } from '../battle/siege-dice.ts'
import type { CitySchedule } from '../costs.ts'
import type { Fraction } from '../fraction.ts'
import { PEASANT_SHARE } from '../pieces.ts'
import { SHIPS, type Ship, type ShipId } from '../ships.ts'
import { UNITS, type Unit, type UnitId } from '../units.ts'
import { eachFaction } from './each-faction.ts'
import type { FactionId } from './factions.ts'
import type { Special } from './special.ts'
import { SPECIALS } from './specials.ts'

/** What stands on a faction's army and fleet cards and reference sheet: all figures with its specials in. */
export interface FactionCard {
  readonly units: Readonly<Record<UnitId, Unit>>
  readonly ships: Readonly<Record<ShipId, Ship>>
  /** The row of line combat's land table each unit attacks with. */
  readonly rows: Readonly<Record<UnitId, LandRowId>>
  readonly peasantShare: Fraction
  readonly minorCities: CitySchedule
  /** Casualty points on top when its home is besieged. */
  readonly homeSiege: number
  readonly capitalSiege: number
  readonly freeEspionage: number
}

function unitChange(unit: UnitId, figures: Unit, special: Special): Partial<Unit> {
  switch (special.kind) {
    case 'price':
      return special.of === unit ? { cost: special.gold } : {}
    case 'maintenance':
      return special.of.includes(unit) ? { maintenance: figures.maintenance + special.add } : {}
    case 'morale':
      return special.of.includes(unit) ? { morale: figures.morale + special.add } : {}
    case 'moraleTimes':
      return special.of.includes(unit) ? { morale: figures.morale * special.times } : {}
    case 'attack':
      return special.of === unit ? { hit: figures.hit + special.hit } : {}
    case 'shield':
      return special.of === unit ? { shield: special.shield } : {}
    case 'ranged':
      return special.of === unit ? { ranged: true } : {}
    default:
      return {}
  }
}

function unitWith(unit: UnitId, specials: readonly Special[]): Unit {
  let figures = UNITS[unit]
  for (const special of specials) figures = { ...figures, ...unitChange(unit, figures, special) }
  return figures
}

function shipChange(ship: ShipId, figures: Ship, special: Special): Partial<Ship> {
  switch (special.kind) {
    case 'price':
      return special.of === ship ? { cost: special.gold } : {}
    case 'maintenance':
      return special.of.includes(ship) ? { maintenance: figures.maintenance + special.add } : {}
    case 'fightingTransports':
      return ship === 'TR' ? { dice: special.dice, hit: special.hit } : {}
    default:
      return {}
  }
}

function shipWith(ship: ShipId, specials: readonly Special[]): Ship {
  let figures = SHIPS[ship]
  for (const special of specials) figures = { ...figures, ...shipChange(ship, figures, special) }
  return figures
}

function rowOf(unit: UnitId, specials: readonly Special[]): LandRowId {
  const attack = specials
    .filter((special) => special.kind === 'attack')
    .find((special) => special.of === unit)
  return attack?.row ?? unit
}

const eachUnit = <Fact>(fact: (unit: UnitId) => Fact): Readonly<Record<UnitId, Fact>> => ({
  KN: fact('KN'),
  HC: fact('HC'),
  LC: fact('LC'),
  HI: fact('HI'),
  LI: fact('LI'),
  PS: fact('PS'),
})

function cardOf(faction: FactionId): FactionCard {
  const specials = SPECIALS[faction]
  return {
    units: eachUnit((unit) => unitWith(unit, specials)),
    ships: { WS: shipWith('WS', specials), RD: shipWith('RD', specials), TR: shipWith('TR', specials) },
    rows: eachUnit((unit) => rowOf(unit, specials)),
    peasantShare: specials.find((special) => special.kind === 'peasants')?.share ?? PEASANT_SHARE,
    minorCities: specials.find((special) => special.kind === 'minorCities')?.schedule ?? 'full',
    homeSiege: specials.find((special) => special.kind === 'homeSiege')?.add ?? 0,
    capitalSiege: specials.find((special) => special.kind === 'capitalSiege')?.add ?? SIEGE_DICE.capital,
    freeEspionage: specials.find((special) => special.kind === 'freeEspionage')?.attempts ?? 0,
  }
}

export const FACTION_CARDS: Readonly<Record<FactionId, FactionCard>> = eachFaction(cardOf)
