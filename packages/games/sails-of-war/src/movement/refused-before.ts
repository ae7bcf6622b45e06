import type { Side, Zone } from '../board/zones.ts'
import type { RealmId } from '../data/realms.ts'
import type { Open, PortRef, ShipId } from '../public-state.ts'
import type { State } from '../state.ts'

/** SOW 7.2.7, SOW 7.3.7, SOW 7.5.2: what somebody was refused this turn; he does not ask for it again. */
export interface Refused {
  /** A ship, or the Realm units set out from. */
  readonly whom: ShipId | RealmId
  /** A Realm or a zone to pass, or a Port to trade in. */
  readonly where: Place
}

type Place = RealmId | Zone | `${RealmId}/${Side}`

export function portPlace({ realm, side }: PortRef): Place {
  return `${realm}/${side}`
}

export function wasRefused({ turn }: Open, whom: Refused['whom'], where: Place): boolean {
  return turn?.refused.some((each) => each.whom === whom && each.where === where) === true
}

export function noteRefusal({ turn }: State, whom: Refused['whom'], where: Place): void {
  turn?.refused.push({ whom, where })
}
