import type { Lab } from '@windward/table'
import { shipName } from './data/names.en.ts'
import { labNames as names } from './lab.en.ts'
import { sideOf } from './seats.ts'
import type { SailsOfGlory } from './state.ts'
import { scoreOf } from './victory/score.ts'

/** What whoever studies many matches wants to know of them. */
export const lab: Lab<SailsOfGlory> = {
  figures({ lines, state }) {
    const count = (key: string) => lines.filter(({ what }) => what.key === key).length
    const lost = state.ships.filter(({ fate, pardoned }) => fate !== 'afloat' && !pardoned)
    const fell = (...fates: string[]) => lost.filter(({ fate }) => fates.includes(fate)).length
    return {
      [names.lost]: lost.length,
      [names.left]: fell('left'),
      [names.surrendered]: fell('surrendered'),
      [names.sunk]: fell('sunk', 'exploded'),
      [names.broadsides]: count('fire.fired'),
      [names.muskets]: count('fire.muskets-fired'),
      [names.collisions]: count('move.collided'),
      [names.boardings]: count('grapple.held'),
      [names.fires]: count('damage.fire'),
      [names.masts]: count('damage.mast'),
    }
  },
  points({ state }, seat) {
    const score = scoreOf(state)
    return score === null ? {} : { [names.score]: score[sideOf(seat)] }
  },
  had: ({ state }, seat) =>
    state.ships.filter(({ captain }) => captain === seat).map(({ id }) => names.ship(shipName(id))),
}
