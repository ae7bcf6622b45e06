import { refuse } from '@windward/table'
import type { RaceId } from '../data/races.ts'
import { plainDeed } from '../deeds.ts'
import type { Open } from '../public-state.ts'
import { controls } from '../stars.ts'
import { say } from './words.en.ts'

function fault(open: Open, race: RaceId) {
  if (!controls(open, race, 'valley-of-the-wizards'))
    return refuse('SOW 11.4.4', say('relic.valley.not-yours'))
  return open.weather.blocked ? refuse('SOW 11.4.4', say('relic.valley.blocked')) : undefined
}

/** SOW 11.4.4: the Valley of the Wizards shuts the Portals for everybody. */
export const blockPortals = plainDeed({
  name: 'block-portals',
  label: () => say('relic.valley.label'),
  fault,
  carryOut(t, seat) {
    t.state.weather.blocked = true
    t.tell('all', 'SOW 11.4.4', say('relic.valley.blocks', { race: seat }))
    return undefined
  },
})
