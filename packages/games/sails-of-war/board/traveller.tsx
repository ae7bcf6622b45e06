import { Traveller as KitTraveller, type TravelKey } from '@windward/kit/board/traveller.tsx'
import type { TableModel } from '@windward/kit/contract.ts'
import type { Lens } from '@windward/kit/viewport/lens.ts'
import { homeOf, RACE_IDS, type SailsOfWar, type View, type Zone } from '@windward/sails-of-war/facts'
import { middleOf } from './hex.ts'
import { zoneOf } from './places.ts'
import { litNow, press } from './pressing.ts'
import { words } from './words.en.ts'
import { neighboursInWords, stepTo, zoneInWords } from './zone-words.ts'

interface TravellerProps {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
  readonly seat: string
  readonly lens: { readonly current: Lens | undefined }
}

const MIDDLE: Zone = 42

/** The ocean by keyboard and by ear: arrows go from hex to hex, Enter chooses, N names the neighbours, L goes to what can be chosen. */
export function Traveller({ table, view, seat, lens }: TravellerProps) {
  const start = (last: Zone | undefined): Zone => {
    const race = RACE_IDS.find((each) => each === seat)
    const home = race && view.realms[homeOf(race)]?.at
    const chosen = table.selection.value
    return last ?? (chosen === undefined ? undefined : zoneOf(view, chosen)) ?? home ?? MIDDLE
  }
  const nextLit: TravelKey<Zone> = (from, go) => {
    const zones = [...new Set(litNow(table, view).map(({ zone }) => zone))].toSorted((a, b) => a - b)
    const next = zones.find((zone) => zone > from) ?? zones[0]
    if (next === undefined) return words.traveller.nothing
    go(next)
    return undefined
  }
  return (
    <KitTraveller<SailsOfWar, Zone>
      table={table}
      lens={lens}
      class="sow-traveller"
      words={words.traveller}
      start={start}
      spot={middleOf}
      describe={(zone) =>
        words.traveller.at(
          zoneInWords(view, zone),
          litNow(table, view).some((each) => each.zone === zone),
        )
      }
      step={stepTo}
      choose={(zone) => {
        press(table, zone)
        return words.traveller.chosen(zoneInWords(view, zone))
      }}
      keys={{ n: (zone) => neighboursInWords(view, zone), l: nextLit }}
    />
  )
}
