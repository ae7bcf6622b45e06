import {
  citiesText,
  isClosed,
  isPort,
  type LandId,
  rollText,
  siegeDice,
  type View,
} from '@windward/swords-and-sails/facts'
import { Emblem } from '../factions/emblem.tsx'
import { isFaction } from '../factions/faction.ts'
import { ownerText } from './describe.ts'
import { words } from './words.en.ts'

/** Whose a land is and what stands in it, in a line. */
export function landText(view: View, land: LandId, seat: string): string {
  const towns = citiesText(view.lands[land].cities)
  return [ownerText(view, land, seat), isPort(view, land) ? words.port : '', towns]
    .filter(Boolean)
    .join(' · ')
}

export function Owner({ view, land }: { readonly view: View; readonly land: LandId }) {
  const { owner } = view.lands[land]
  return owner === null ? null : <Emblem of={owner} size={18} />
}

/** What a land yields, is worth and costs to take. */
export function LandFacts({
  land,
  view,
  seat,
}: {
  readonly land: LandId
  readonly view: View
  readonly seat: string
}) {
  const state = view.lands[land]
  const besieges = isFaction(seat) && state.owner !== seat && !isClosed(view, land)
  const points = 1 + state.cities.reduce((sum, { kind }) => sum + (kind === 'major' ? 3 : 1), 0)
  const trade = state.cities.reduce((sum, { kind }) => sum + (kind === 'major' ? 30 : 10), 0)
  return (
    <>
      <p>{landText(view, land, seat)}</p>
      <dl>
        {besieges && (
          <div>
            <dt>{words.card.siege}</dt>
            <dd>{rollText(siegeDice(view, land, seat))}</dd>
          </div>
        )}
        <div>
          <dt>{words.card.yields}</dt>
          <dd>{words.card.gold(trade + 10)}</dd>
        </div>
        <div>
          <dt>{words.card.worth}</dt>
          <dd>{words.card.points(points)}</dd>
        </div>
        {state.barren > 0 && (
          <div>
            <dt>{words.card.pillaged}</dt>
            <dd>{words.card.yieldsNothing}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
