import { homeOf, isHome, realmsOnBoard } from '../board/realms.ts'
import { COASTAL, distance, type Zone } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import { NEUTRALS, type NeutralId } from '../data/realms.ts'
import { openPlayer } from '../players.ts'
import type { Laying } from '../setup/decide-lay.ts'
import { turnsThatFit, zonesFor, zonesForHome } from '../setup/realms-that-fit.ts'
import type { View } from '../view.ts'
import type { Mind } from './mind.ts'

/** The richest Realms he may keep, of as many kinds as possible. */
export function realmsToKeep({ asked }: Pick<Mind, 'asked'>): unknown {
  const options = asked.options()
  if (options.kind !== 'choice') return undefined
  const choices = options.branches.flatMap((branch) => {
    const leaf = branch.leads()
    return leaf.kind === 'leaf' && Array.isArray(leaf.answer) ? [leaf.answer] : []
  })
  const worth = (realms: readonly NeutralId[]) =>
    realms.reduce((sum, realm) => sum + NEUTRALS[realm].value, 0) +
    new Set(realms.map((realm) => NEUTRALS[realm].terrain)).size
  return choices.toSorted((a, b) => worth(b) - worth(a))[0]
}

/** First a Realm or two, then the Home Realm beside good land, then the rest beside the Home Realm. */
export function whatToLay({ view, seat, habits, dice }: Mind): Laying | undefined {
  return laidBy(view, seat, {
    isTime: (laid) => laid >= habits.realmsBeforeHome + dice.below(3),
    without: () => dice.pick(COASTAL),
  })
}

/** How one lays who decides when it is time for the Home Realm, and what is near as long as there is none. */
interface LayingHabits {
  isTime(laid: number): boolean
  without(): Zone
}

export function laidBy(view: View, seat: RaceId, { isTime, without }: LayingHabits): Laying | undefined {
  const home = view.realms[homeOf(seat)]
  const laid = realmsOnBoard(view).length
  const hand = handOf(view, seat)
  if (home === undefined && (isTime(laid) || hand.length === 0)) {
    const [zone] = zonesForHome(view).toSorted((a, b) => landNear(view, b) - landNear(view, a))
    if (zone !== undefined) return { do: 'home', zone }
  }
  const [realm] = hand.toSorted((a, b) => NEUTRALS[b].value - NEUTRALS[a].value)
  if (realm === undefined) return view.piles.realms > 0 ? { do: 'roll' } : undefined
  const near = home?.at ?? without()
  const [zone] = zonesFor(view, realm).toSorted((a, b) => distance(a, near) - distance(b, near))
  if (zone === undefined) return { do: 'roll-realm', realm }
  const [turned = 0] = turnsThatFit(view, realm, zone)
  return { do: 'realm', realm, zone, turned }
}

function handOf(view: View, seat: RaceId): readonly NeutralId[] {
  const { dealt } = openPlayer(view, seat)
  return typeof dealt === 'number' ? [] : dealt
}

/** What the land around a zone is worth: beside it fully, further off less. */
function landNear(view: View, zone: Zone): number {
  return realmsOnBoard(view).reduce((sum, { id, at }) => {
    const away = distance(zone, at)
    const value = isHome(id) ? -3 : NEUTRALS[id].value + 1
    return away <= 3 ? sum + value / away : sum
  }, 0)
}
