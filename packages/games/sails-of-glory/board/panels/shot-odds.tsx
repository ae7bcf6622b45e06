import {
  type AimedShot,
  type Ammo,
  classOf,
  lettersAt,
  MUSKETRY_LETTER,
  type Odds,
  oddsOf,
  SHIP_IDS,
  type View,
} from '@windward/sails-of-glory/facts'
import { words } from './words.en.ts'

/** SOG 17.4: what a broadside or a battery may be expected to do to its target. */
export function ShotOdds(props: {
  readonly view: View | undefined
  readonly shot: Pick<AimedShot, 'at' | 'range' | 'counters'>
  readonly load: Ammo | null
}) {
  const { view, shot, load } = props
  if (view === undefined) return null
  const odds = oddsOf(view.bags, lettersAt(load ?? 'ball', shot.range), shot.counters)
  return <small>{expected(odds, burdenOf(shot.at))}</small>
}

/** SOG 17.4: what muskets may be expected to do. */
export function MusketOdds({
  view,
  counters,
}: {
  readonly view: View | undefined
  readonly counters: number
}) {
  if (view === undefined) return null
  return <small>{expected(oddsOf(view.bags, [MUSKETRY_LETTER], counters), undefined)}</small>
}

function burdenOf(at: string): number | undefined {
  const ship = SHIP_IDS.find((id) => id === at)
  return ship && classOf(ship).burden
}

/** Chances smaller than this are not worth a word. */
const SLIGHT = 0.05

function expected({ points, crew, harmless }: Odds, burden: number | undefined): string {
  if (harmless === 1) return words.odds.outOfReach
  const percent = harmless < SLIGHT ? undefined : Math.round(100 * harmless)
  return words.odds.expected(points, burden, crew, percent)
}
