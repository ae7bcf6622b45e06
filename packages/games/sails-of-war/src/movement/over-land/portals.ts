import { refuse } from '@windward/table'
import { PORTALS_STARPOWER } from '../../data/action-cards.ts'
import type { RaceId } from '../../data/races.ts'
import { REALM_IDS } from '../../data/realms.ts'
import { plainDeed } from '../../deeds.ts'
import { openPlayer, playerOf } from '../../players.ts'
import type { Open } from '../../public-state.ts'
import { controls } from '../../stars.ts'
import { say } from '../words.en.ts'

/** SOW 7.6.1: the owner of the Valley pays nothing. */
function price(open: Open, race: RaceId): number {
  return controls(open, race, 'valley-of-the-wizards') ? 0 : PORTALS_STARPOWER
}

function gates({ places }: Open): number {
  return REALM_IDS.filter((realm) => places[realm] === 'magic-portal').length
}

function fault(open: Open, race: RaceId) {
  if (open.weather.blocked) return refuse('SOW 7.6.3', say('movement.portals.blocked'))
  if (open.turn?.portals === true) return refuse('SOW 7.6.1', say('movement.portals.are-open'))
  if (open.turn?.begun === true) return refuse('SOW 7.6.1', say('movement.portals.late'))
  if (gates(open) < 2) return refuse('SOW 7.6.2', say('movement.portals.too-few'))
  return openPlayer(open, race).starpower < price(open, race)
    ? refuse('SOW 7.6.1', say('movement.portals.weak'))
    : undefined
}

/** SOW 7.6 */
export const openPortals = plainDeed({
  name: 'portals',
  label: (view, seat) => say('movement.portals.label', { starpower: price(view, seat) }),
  fault,
  carryOut(t, seat) {
    playerOf(t.state, seat).starpower -= price(t.state, seat)
    if (t.state.turn !== null) t.state.turn.portals = true
    t.tell('all', 'SOW 7.6.1', say('movement.portals.opened', { race: seat }))
    return undefined
  },
})
