import type { Phrase } from '@windward/table'
import { MERCENARY_IDS } from '../data/cards/expansion-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { hiringFee } from '../expansion/mercenaries.ts'
import { factionAt, numberAt, numbersAt, oneOfAt } from './reading.ts'

/** Gold that somebody gets, or pays where it is less than nothing. */
export interface Flow {
  readonly faction: FactionId
  readonly gold: number
}

/** Lines that tell of gold: who gets or pays it, by the name of the field, and where it says how much. */
const TOLD: Readonly<Record<string, readonly [who: string, what: string, sign: 1 | -1]>> = {
  'income.paid': ['faction', 'gold', 1],
  'income.fees.stays': ['faction', 'fee', -1],
  'fortune.gold': ['faction', 'gold', 1],
  'fortune.paid': ['faction', 'gold', -1],
  'intrigue.taken': ['seat', 'price', -1],
  'intrigue.marriage': ['by', 'price', -1],
  'intrigue.espionage.sent': ['seat', 'price', -1],
  'intrigue.raided': ['by', 'loot', 1],
  'revolt.rolled': ['by', 'price', -1],
  'diplomacy.trade.taken': ['seat', 'gold', 1],
  'diplomacy.ally.announced': ['by', 'price', -1],
  'siege.paid': ['besieger', 'gold', -1],
  'siege.loot': ['besieger', 'gold', 1],
  'cities.built': ['faction', 'price', -1],
}

/** What a line says of anybody's gold. New armies and fleets are counted where they are raised, since their price goes by number. */
export function goldTold({ key, fields }: Phrase): readonly Flow[] {
  const told = Object.hasOwn(TOLD, key) ? TOLD[key] : undefined
  if (told !== undefined) {
    const [who, what, sign] = told
    return flow(factionAt(fields, who), sign * numberAt(fields, what))
  }
  if (key === 'diplomacy.trade.made') {
    const [holder = 0, partner = 0] = numbersAt(fields, 'stakes')
    return [...flow(factionAt(fields, 'holder'), -holder), ...flow(factionAt(fields, 'partner'), -partner)]
  }
  const band = key === 'build.hired' ? oneOfAt(fields, 'card', MERCENARY_IDS) : undefined
  const hirer = factionAt(fields, 'faction')
  return band === undefined || hirer === undefined ? [] : flow(hirer, -hiringFee(hirer, band))
}

function flow(faction: FactionId | undefined, gold: number): Flow[] {
  return faction === undefined || gold === 0 ? [] : [{ faction, gold }]
}
