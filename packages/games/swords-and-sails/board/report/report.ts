import { namesIn } from '@windward/kit/board/names-in.ts'
import type { Reported } from '@windward/kit/contract.ts'
import { type FactionId, isLandId, type SwordsAndSails, type View } from '@windward/swords-and-sails/facts'
import type { SeenLine } from '@windward/table'
import { isPieceKey } from '../pieces/is-piece-key.ts'
import { BattlesReported, factionsIn } from './battles-reported.ts'
import { reportWords as words } from './words.en.ts'
import { WORTH } from './worth.ts'

type Seen = View | undefined

/** Lines that say where something befell a land, or who comes there, and not whose it is. */
const ON_LAND =
  /^(?:siege|revolt|income\.(?:barren|recovered)|fortune|movement\.(?:marched|landed|goes-on))\b/

/** What each line is to the report of a season: to those it names, whose land it befell, or who fight in its battle. */
export function report(
  lines: readonly SeenLine[],
  before: (place: number) => Seen,
): readonly Reported<SwordsAndSails>[] {
  const battles = new BattlesReported()
  return lines.map((line, place) => {
    battles.hear(line)
    const owner = ownerOf(line, before(place))
    const seats = seatsOf(line, owner ?? null, battles.fighters(line))
    const text = battles.text(line) ?? takenText(line, owner)
    const worth = WORTH.get(line.what.key) ?? 'own'
    return { seats, worth, ...(text === undefined ? {} : { text }) }
  })
}

function seatsOf(
  { what: { key, fields } }: SeenLine,
  owner: FactionId | null,
  fighters: readonly FactionId[],
): Reported<SwordsAndSails>['seats'] {
  if (key === 'victory.season' || key === 'victory.nobody' || key === 'setup.bid.over') return 'everybody'
  const names = namesIn(fields)
  const pieces = names.filter(isPieceKey).flatMap((piece) => piece.split(' ').slice(0, 1))
  return factionsIn([...names, ...pieces, ...fighters, ...(owner === null ? [] : [owner])])
}

/** Whose the land was that a line is about; nothing where that is not known or does not matter. */
function ownerOf({ what: { key, fields } }: SeenLine, seen: Seen): FactionId | null | undefined {
  const land = String(fields['land'] ?? fields['to'])
  return ON_LAND.test(key) && isLandId(land) ? seen?.lands[land].owner : undefined
}

function takenText({ what: { key, fields } }: SeenLine, from: FactionId | null | undefined) {
  const land = String(fields['land'])
  const [by] = factionsIn([String(fields['besieger'])])
  if (key !== 'siege.taken' || from === undefined || by === undefined || !isLandId(land)) return undefined
  return words.taken(by, land, from)
}
