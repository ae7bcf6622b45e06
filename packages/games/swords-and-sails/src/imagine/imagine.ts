import { type Imagined, type Seen, SPECTATOR, type Viewer } from '@windward/table'
import { pledged } from '../diplomacy/offer.ts'
import { seenOrder } from '../orders/seen-order.ts'
import { keyOf, keysOf, type PieceKey } from '../pieces.ts'
import { armiesOf, fleetsOf } from '../pieces-of.ts'
import { powerOf } from '../powers.ts'
import type { State, SwordsAndSails } from '../state.ts'
import { downToCoin } from '../treasury.ts'
import { type Guess, resample, stateBehind } from '../view/resample.ts'
import type { SeenPower, View } from '../view/view.ts'
import { dealtByColour } from './deal-by-colour.ts'
import { Fortune, type Rival } from './fortune.ts'
import { gainsOf } from './gains.ts'
import { hands } from './hands.ts'
import { judged } from './hindsight.ts'
import { stories } from './stories.ts'
import { isGone, noTroops, type Troops, troopsIn } from './troops.ts'

/** SNS 14: like `resample`, but by all that was told since the match began: what was earned, spent, bought, shown and lost. */
export function imagine(
  { view, lines }: Seen<SwordsAndSails>,
  viewer: Viewer<SwordsAndSails>,
): Imagined<SwordsAndSails> {
  const isWhole = lines[0] === undefined ? view.number <= 1 : lines[0].turn <= 1
  if (!isWhole) return (dice) => resample(view, viewer, dice)
  const rivals = view.seats.flatMap((seat) => view.powers[seat] ?? []).filter(({ gold }) => gold === null)
  const told = stories(
    view,
    lines,
    knownTo(view, viewer),
    rivals.map(({ faction }) => faction),
  )
  const stand = rivals.map((power) => rivalOf(power, told.start, told.deedsOf(power.faction)))
  const held = hands(view, lines)
  return (dice) => {
    const fortunes = new Map(stand.map((rival) => [rival.faction, new Fortune(rival, dice)]))
    return stateBehind(view, viewer, dealtByColour(view, viewer, held, dice), guessBy(view, fortunes))
  }
}

function knownTo(view: View, viewer: Viewer<SwordsAndSails>) {
  return viewer === SPECTATOR ? [] : (view.powers[viewer]?.known ?? [])
}

function rivalOf(
  { faction, leader, armies, fleets }: SeenPower,
  start: State,
  deeds: Parameters<typeof judged>[0],
): Rival {
  const power = powerOf(start, faction)
  const pieces = [...armiesOf(power), ...fleetsOf(power)]
  const begun = new Map(pieces.map((piece): [PieceKey, Troops] => [keyOf(piece), troopsIn(piece)]))
  return {
    faction,
    leader,
    start: begun,
    deeds: judged(deeds, keysOf(faction, armies, fleets)),
    gains: gainsOf(faction, deeds, begun),
  }
}

/** What is seen is as it is seen, and whatever stands on the map is not empty. */
function guessBy({ offers }: View, fortunes: ReadonlyMap<string, Fortune>): Guess {
  const troopsOf = (faction: string, key: PieceKey, least: 'LI' | 'TR'): Troops => {
    const troops = fortunes.get(faction)?.troops.get(key) ?? noTroops()
    if (isGone(troops)) troops.figures[least] = 1
    return troops
  }
  return {
    // SNS 4.1.7: whoever has promised gold has it.
    gold: ({ faction, out }) =>
      out ? 0 : Math.max(pledged(offers, faction).gold, downToCoin(fortunes.get(faction)?.gold ?? 0)),
    army(army) {
      const { figures, bands } = troopsOf(army.faction, `${army.faction} ${army.id}`, 'LI')
      const { KN, HC, LC, HI, LI, PS } = figures
      return {
        ...army,
        order: seenOrder(army.order, true),
        landedFrom: [...army.landedFrom],
        aboard: [...(army.aboard ?? [])],
        units: { ...(army.units ?? { KN, HC, LC, HI, LI, PS }) },
        bands: (army.bands ?? bands).map((band) => ({ ...band })),
      }
    },
    fleet(fleet) {
      const { figures, bands } = troopsOf(fleet.faction, `${fleet.faction} ${fleet.id}`, 'TR')
      const { WS, RD, TR } = figures
      return {
        ...fleet,
        order: seenOrder(fleet.order, true),
        ships: { ...(fleet.ships ?? { WS, RD, TR }) },
        bands: (fleet.bands ?? bands).map((band) => ({ ...band })),
        berths: fleet.berths,
      }
    },
  }
}
