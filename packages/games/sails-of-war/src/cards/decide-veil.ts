import { foreignersIn, isHome, realmOf } from '../board/realms.ts'
import { ACTIONS } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Way } from '../movement/turn-state.ts'
import { armyCount, type SomeUnits } from '../pieces.ts'
import { handSize, openPlayer, othersAfter } from '../players.ts'
import type { Open } from '../public-state.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { ALWAYS_OR_NEVER, type AlwaysOrNever, castOrPass } from './cast-or-pass.ts'
import { playCard } from './play-card.ts'
import { say } from './words.en.ts'

interface VeilBrief {
  readonly mover: RaceId
  readonly realm: RealmId
}

/** SOW 12.2.11 */
export const veil = castOrPass<VeilBrief, 'veil', AlwaysOrNever>({
  kind: 'veil-of-mist',
  card: 'veil-of-mist',
  clause: 'SOW 12.2.11',
  wish: 'veil',
  title: ({ mover, realm }) => say('card.veil.title', { mover, realm }),
  hint: say('card.veil.hint'),
  cast: say('card.veil.cast'),
  about: say('card.veil.standing'),
  ...ALWAYS_OR_NEVER,
})

/**
 * SOW 12.2.11: whether somebody a force would fight in a Realm it enters keeps it out by a Veil of Mist. Where one is
 * countered another may be cast.
 */
export function* veiled(t: SowTable, mover: RaceId, units: SomeUnits, way: Way): SowFlow<boolean> {
  const { into: realm, from, ship } = way
  const race = yield* t.step('veil', () => whoVeils(t, mover, units, realm))
  if (race === null) return false
  if (!(yield* playCard(t, race, 'veil-of-mist')))
    return yield* t.step('another', () => veiled(t, mover, units, way))
  t.tell('all', 'SOW 12.2.11', say('card.veil.hides', { race, mover, realm, units, from, ship }))
  return true
}

function* whoVeils(t: SowTable, mover: RaceId, units: SomeUnits, realm: RealmId): SowFlow<RaceId | null> {
  const { state } = t
  const there = defendersIn(state, realm, mover, units)
  const isAble = (race: RaceId) => {
    const player = openPlayer(state, race)
    return handSize(player) > 0 && player.starpower >= ACTIONS['veil-of-mist'].starpower
  }
  const able = othersAfter(state, mover).filter((race) => there.includes(race) && isAble(race))
  if (able.length === 0) return null
  const cast = yield* t.window(able, veil, () => ({ mover, realm }))
  return cast?.seat ?? null
}

/** Whose units or whose militia (SOW 8.1.2) a force that enters a Realm would fight. */
function defendersIn(open: Open, id: RealmId, mover: RaceId, units: SomeUnits): RaceId[] {
  const realm = realmOf(open, id)
  const { owner } = realm
  const invaded = isHome(id) && owner !== null && owner !== mover && armyCount(units) > 0
  return [...foreignersIn(realm, mover), ...(invaded ? [owner] : [])]
}
