import type { Goal, NearEnd } from '@windward/kit/contract.ts'
import {
  homeOf,
  mysticLands,
  openPlayer,
  type RaceId,
  type SailsOfWar,
  starsOf,
  VICTORY,
  type View,
} from '@windward/sails-of-war/facts'
import type { Viewer } from '@windward/table'
import { goalWords as words } from './goal-words.en.ts'

/** SOW 15.1.1, SOW 15.1.2, SOW 15.2.4 */
export function goal({ options }: View): Goal {
  const mystic = options.mode === 'sails' ? VICTORY.mysticLands : undefined
  return {
    short: words.short(VICTORY.stars, mystic),
    full: words.full(VICTORY.stars, mystic, options.roundLimit),
  }
}

/** Whoever lacks one Star or one Mystic Land, or has them all and only waits for the round to end. */
export function nearEnd(view: View, viewer: Viewer<SailsOfWar>): NearEnd | undefined {
  const near = view.seats
    .filter((race) => !openPlayer(view, race).out)
    .map((race) => ({ race, stars: starsOf(view, race), lands: mysticOf(view, race) }))
    .filter(({ stars, lands }) => stars >= VICTORY.stars - 1 || lands >= VICTORY.mysticLands - 1)
    .toSorted((one, other) => other.stars - one.stars || other.lands - one.lands)[0]
  if (near === undefined) return undefined
  const { race, stars, lands } = near
  const own = race === viewer
  const byStars = stars >= VICTORY.stars - 1
  return {
    title: byStars
      ? words.stars(race, own, stars, VICTORY.stars)
      : words.lands(race, own, lands, VICTORY.mysticLands),
    text: byStars ? words.unlessStars(race, own) : words.unlessLands(own),
    places: own ? [] : [homeOf(race)],
    clause: byStars ? 'SOW 15.1.2' : 'SOW 15.1.1',
  }
}

/** SOW 15.1.1: they win in the whole game only. */
function mysticOf(view: View, race: RaceId): number {
  return view.options.mode === 'sails' ? mysticLands(view, race) : 0
}
