import {
  after,
  answer,
  type Branch,
  branch,
  choice,
  type Decision,
  oneOf,
  refuse,
  turned,
} from '@windward/table'
import * as z from 'zod'
import { homeOf } from '../board/realms.ts'
import { type Side, sideShape, type Zone, zoneShape } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import { NEUTRAL_IDS, type NeutralId } from '../data/realms.ts'
import { openPlayer } from '../players.ts'
import type { SailsOfWar } from '../state.ts'
import type { View } from '../view.ts'
import { emptyZones, touchesLargeLand, turnsThatFit, zonesFor, zonesForHome } from './realms-that-fit.ts'
import { say } from './words.en.ts'

export type Laying =
  | { readonly do: 'roll' }
  | { readonly do: 'realm'; readonly realm: NeutralId; readonly zone: Zone; readonly turned: Side }
  | { readonly do: 'roll-realm'; readonly realm: NeutralId }
  | { readonly do: 'home'; readonly zone: Zone }

/** SOW 2.3.2 */
export const lay: Decision<SailsOfWar, null, Laying> = {
  kind: 'lay',
  title: () => say('setup.lay.title'),
  shape: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('roll') }),
    z.strictObject({
      do: z.literal('realm'),
      realm: z.enum(NEUTRAL_IDS),
      zone: zoneShape,
      turned: sideShape,
    }),
    z.strictObject({ do: z.literal('roll-realm'), realm: z.enum(NEUTRAL_IDS) }),
    z.strictObject({ do: z.literal('home'), zone: zoneShape }),
  ]),
  options: ({ view, seat }) => choice([...rolling(view), ...realms(view, seat), ...home(view, seat)]),
  check: ({ view, seat }, wish) => {
    switch (wish.do) {
      case 'roll':
        return view.piles.realms > 0 ? undefined : refuse('SOW 2.3.3', say('setup.lay.no-pile'))
      case 'home':
        return homeFault(view, seat, wish.zone)
      case 'realm':
      case 'roll-realm':
        return hand(view, seat).includes(wish.realm)
          ? realmFault(view, wish)
          : refuse('SOW 2.3.2', say('setup.lay.not-held', { realm: wish.realm }))
    }
  },
  confirm: (_, wish) =>
    say(wish.do === 'roll' || wish.do === 'roll-realm' ? 'setup.lay.roll-it' : 'setup.lay.lay-it'),
  absent: ({ view, seat }) => {
    const [zone] = hasHome(view, seat) ? [] : zonesForHome(view)
    if (zone !== undefined) return { do: 'home', zone }
    const [realm] = hand(view, seat)
    if (realm === undefined) return { do: 'roll' }
    const [at] = zonesFor(view, realm)
    if (at === undefined) return { do: 'roll-realm', realm }
    const [side = 0] = turnsThatFit(view, realm, at)
    return { do: 'realm', realm, zone: at, turned: side }
  },
}

function rolling({ piles }: View): Branch<Laying>[] {
  return piles.realms > 0 ? [branch('roll', () => answer({ do: 'roll' }), say('setup.lay.roll'))] : []
}

function realms(view: View, seat: RaceId): Branch<Laying>[] {
  return hand(view, seat).map((realm) => {
    const label = say('setup.lay.realm', { realm })
    return branch<Laying>(
      realm,
      () => {
        const zones = zonesFor(view, realm)
        if (zones.length === 0) return answer({ do: 'roll-realm', realm })
        return after(zoneChoice(zones), (zone) =>
          turned(sideChoice(turnsThatFit(view, realm, zone)), (side) => ({
            do: 'realm',
            realm,
            zone,
            turned: side,
          })),
        )
      },
      label,
    )
  })
}

function home(view: View, seat: RaceId): Branch<Laying>[] {
  const zones = hasHome(view, seat) ? [] : zonesForHome(view)
  if (zones.length === 0) return []
  const leads = () => turned(zoneChoice(zones), (zone): Laying => ({ do: 'home', zone }))
  return [branch('home', leads, say('setup.lay.home', { realm: homeOf(seat) }))]
}

const zoneChoice = (zones: readonly Zone[]) =>
  oneOf(zones, (zone) => ({ key: `${zone}`, label: say('setup.zone', { zone }) }))

export const sideChoice = (sides: readonly Side[]) =>
  oneOf(sides, (side) => ({ key: `${side}`, label: say('setup.turned', { side }) }))

function hand(view: View, seat: RaceId): readonly NeutralId[] {
  const { dealt } = openPlayer(view, seat)
  return typeof dealt === 'number' ? [] : dealt
}

const hasHome = (view: View, seat: RaceId) => view.realms[homeOf(seat)] !== undefined

function homeFault(view: View, seat: RaceId, zone: Zone) {
  if (hasHome(view, seat)) return refuse('SOW 2.3.2', say('setup.lay.home-laid'))
  if (!emptyZones(view).includes(zone)) return refuse('SOW 2.3.7', say('setup.lay.not-empty', { zone }))
  return zonesForHome(view).includes(zone)
    ? undefined
    : refuse('SOW 2.3.7', say('setup.lay.too-near', { zone }))
}

function realmFault(view: View, wish: Extract<Laying, { readonly realm: NeutralId }>) {
  const { realm } = wish
  if (wish.do === 'roll-realm') {
    return zonesFor(view, realm).length > 0
      ? refuse('SOW 2.3.6', say('setup.lay.fits', { realm }))
      : undefined
  }
  const { zone } = wish
  if (!emptyZones(view).includes(zone)) return refuse('SOW 2.3.4', say('setup.lay.not-empty', { zone }))
  if (view.options.mode === 'sails' && touchesLargeLand(view, zone))
    return refuse('SOW 2.3.5', say('setup.lay.large', { zone }))
  if (view.options.mode === 'base' && !zonesFor(view, realm).includes(zone)) {
    return refuse('SOW 16.2', say('setup.lay.apart', { zone }))
  }
  return turnsThatFit(view, realm, zone).includes(wish.turned)
    ? undefined
    : refuse('SOW 2.3.4', say('setup.lay.colours', { realm, zone }))
}
