import { namesIn } from '@windward/kit/board/names-in.ts'
import type { Reported } from '@windward/kit/contract.ts'
import { type SailsOfGlory, type Seat, sideOf, type View } from '@windward/sails-of-glory/facts'
import type { SeenLine } from '@windward/table'
import { reportWords as words } from './words.en.ts'
import { WORTH } from './worth.ts'

type Seats = Reported<SailsOfGlory>['seats']

/** What is the same for both sides: the wind, lots that are drawn, and how it ends. */
const TO_ALL = /^(?:wind|victory)\.|^setup\.(?:edges|wind)-drawn$|^move\.lot$/

/** What each line is to the report of a turn: to the captains of the ships and batteries it names. */
export function report(
  lines: readonly SeenLine[],
  before: (place: number) => View | undefined,
): readonly Reported<SailsOfGlory>[] {
  return lines.map((line, place) => {
    const text = shotText(line, lines[place + 1])
    return {
      seats: seatsOf(line, before(place)),
      worth: WORTH.get(line.what.key) ?? 'own',
      ...(text === undefined ? {} : { text }),
    }
  })
}

function seatsOf({ what: { key, fields } }: SeenLine, seen: View | undefined): Seats {
  if (TO_ALL.test(key)) return 'everybody'
  if (seen === undefined) return []
  const names = namesIn(fields)
  const captains = [...seen.ships, ...seen.batteries]
    .filter(({ id }) => names.includes(id))
    .map(({ captain }) => captain)
  return seen.seats.filter((seat) => captains.includes(seat) || isNamed(seat, fields['side']))
}

/** Of a broadside the same field says larboard or starboard. */
const isNamed = (seat: Seat, side: unknown): boolean => sideOf(seat) === side

/** A shot together with what was drawn for it. */
function shotText({ what: { key, fields } }: SeenLine, next: SeenLine | undefined): string | undefined {
  const drawn = next?.what.key === 'damage.drawn' && next.what.fields['ship'] === fields['at']
  if ((key !== 'fire.fired' && key !== 'battery.fired') || !drawn) return undefined
  const counters = [next.what.fields['counters'] ?? []].flat().map(String)
  return words.fired(String(fields['ship'] ?? fields['battery']), String(fields['at']), counters)
}
