import { RACE_IDS, RACE_NAMES, UNIT_IDS, UNIT_NAMES } from '@windward/sails-of-war/facts'
import type { Fields } from '@windward/table'
import { words } from './words.en.ts'

export interface Fallen {
  readonly shows: number
  readonly did?: string
}

/** Dice thrown together for one thing. */
export interface Lot {
  readonly name: string
  readonly dice: readonly Fallen[]
}

const isNumbers = (found: unknown): found is readonly number[] =>
  Array.isArray(found) && found.length > 0 && found.every((die) => typeof die === 'number')

const raceName = (found: unknown): string => {
  const race = RACE_IDS.find((each) => each === found)
  return race === undefined ? '' : RACE_NAMES[race]
}

/** The dice a ledger line tells of, kind by kind of those who threw them. */
export function lotsIn(fields: Fields): readonly Lot[] {
  const { rolls, rolled, attack, defence, attacker, defender, die, result, needed, destroyed } = fields
  if (Array.isArray(rolls)) return lotsOfUnits(rolls)
  if (isNumbers(rolled)) return [lot('', rolled)]
  if (isNumbers(attack) && isNumbers(defence))
    return [lot(raceName(attacker), attack), lot(raceName(defender), defence)]
  if (typeof die !== 'number') return []
  return [{ name: '', dice: [{ shows: die, ...(destroyed === true ? { did: 'kill' } : {}) }] }].map(
    (each) => ({
      ...each,
      name: typeof result === 'number' && result !== die ? words.countsAs(result) : neededName(needed),
    }),
  )
}

/** The trial of a quest is passed by this or more. */
const neededName = (needed: unknown): string => (typeof needed === 'number' ? words.needed(needed) : '')

const lot = (name: string, rolled: readonly number[]): Lot => ({
  name,
  dice: rolled.map((shows) => ({ shows })),
})

function lotsOfUnits(rolls: readonly unknown[]): Lot[] {
  const lots = new Map<string, Fallen[]>()
  for (const roll of rolls) {
    if (typeof roll !== 'object' || roll === null) continue
    if (!('unit' in roll && 'die' in roll && 'result' in roll) || typeof roll.die !== 'number') continue
    const unit = UNIT_IDS.find((each) => each === roll.unit)
    const name = unit === undefined ? '' : UNIT_NAMES[unit][1]
    lots.set(name, [...(lots.get(name) ?? []), { shows: roll.die, did: `${roll.result}` }])
  }
  return [...lots].map(([name, dice]) => ({ name, dice }))
}
