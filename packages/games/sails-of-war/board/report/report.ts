import { namesIn } from '@windward/kit/board/names-in.ts'
import type { Reported } from '@windward/kit/contract.ts'
import { RACE_IDS, type RaceId, type SailsOfWar, type View } from '@windward/sails-of-war/facts'
import type { SeenLine } from '@windward/table'
import { BattlesReported, raceIn, realmIn } from './battles-reported.ts'
import { reportWords as words } from './words.en.ts'
import { WORTH } from './worth.ts'

/** What happens to all Realms, ships or hands at once. */
const TO_ALL = [
  'card.reshuffled',
  'event.rolled',
  'event.serpents',
  'event.tempest',
  'event.voted',
  'event.wild',
  'victory.won',
]

/** Lines that say what befell a Realm, or who comes there, and not whose it is. */
const ON_LAND = [
  'battle.pillaged',
  'battle.stars',
  'battle.taken',
  'card.sabotage.rolled',
  'movement.docked',
  'movement.flew',
  'movement.marched',
  'movement.unloaded',
  'quest.crypt',
]

/** What each line is to the report of a round: to those it names, whose Realm it befell, or who fight in its battle. */
export function report(
  lines: readonly SeenLine[],
  before: (place: number) => View | undefined,
): readonly Reported<SailsOfWar>[] {
  const battles = new BattlesReported()
  return lines.map((line, place) => {
    const { key } = line.what
    const { fighters, text = takenText(line, before(place)) } = battles.hear(line)
    const named = TO_ALL.includes(key) ? 'everybody' : seatsOf(line, fighters, before(place))
    return { seats: named, worth: WORTH.get(key) ?? 'own', ...(text === undefined ? {} : { text }) }
  })
}

function seatsOf({ what: { key, fields } }: SeenLine, fighters: readonly RaceId[], seen: View | undefined) {
  const names = namesIn(fields)
  // Ships and Heroes are called after their race: `orcs/warship/1`.
  const races = [...names, ...names.map((name) => name.split('/')[0] ?? ''), ...fighters]
  const befallen = ON_LAND.includes(key) || key.startsWith('event.')
  const owners = befallen ? names.map((name) => ownerOf(name, seen)) : []
  return RACE_IDS.filter((race) => races.includes(race) || owners.includes(race))
}

function ownerOf(name: string, seen: View | undefined): RaceId | null | undefined {
  const realm = realmIn(name)
  return realm && seen?.realms[realm]?.owner
}

function takenText({ what: { key, fields } }: SeenLine, seen: View | undefined): string | undefined {
  const [by, realm] = [raceIn(fields['race']), realmIn(fields['realm'])]
  const from = realm && seen?.realms[realm]?.owner
  if (key !== 'battle.taken' || by === undefined || realm === undefined || from === undefined)
    return undefined
  return words.taken(by, realm, from)
}
