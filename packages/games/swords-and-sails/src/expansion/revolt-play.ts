import { type Chooser, type Refusal, refuse } from '@windward/table'
import { isLandId, type LandId } from '../data/area-ids.ts'
import { REVOLTS, type RevoltId } from '../data/cards/expansion-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { ArmyId } from '../data/pieces.ts'
import type { RevoltPlay } from '../intrigue/play.ts'
import { borders, isPartlyTaken, openLands } from '../lands.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { say } from './revolts-words.en.ts'

/** SNS 12.3.6: why this revolt cannot be stirred up, or nothing. */
export function revoltFault(view: View, seat: FactionId, play: RevoltPlay): Refusal | undefined {
  return landFault(view, seat, play.land) ?? needFault(view, seat, play)
}

/** The lands in which a seat could stir up a revolt with this card, in the order of the map. */
export function revoltLands(view: View, seat: FactionId, card: RevoltId): LandId[] {
  return openLands(view).filter(
    (land) => landFault(view, seat, land) === undefined && meansFault(view, seat, card, land) === undefined,
  )
}

function landFault(view: View, seat: FactionId, land: LandId): Refusal | undefined {
  const { owner } = view.lands[land]
  if (owner === null || owner === seat || isPartlyTaken(view.lands[land]))
    return refuse('SNS 12.3.6', say('revolt.not-anothers', { land }))
  const powers = Object.values(view.powers)
  if (powers.some(({ home }) => home.includes(land)))
    return refuse('SNS 12.3.6', say('revolt.home', { land }))
  return powers.some(({ armies }) => Object.values(armies).some(({ at }) => at === land))
    ? refuse('SNS 12.3.6', say('revolt.garrisoned', { land }))
    : undefined
}

function needFault(view: View, seat: FactionId, play: RevoltPlay): Refusal | undefined {
  const fault = meansFault(view, seat, play.play, play.land)
  return fault ?? (play.play === 'peasantRevolt' ? peasantsFault(view, seat, play.peasants) : undefined)
}

/** What each card asks of its player. */
function meansFault(view: View, seat: FactionId, card: RevoltId, land: LandId): Refusal | undefined {
  const { needs } = REVOLTS[card]
  const { gold, armies } = ownPower(view, seat)
  switch (needs.kind) {
    case 'ownPeasants':
      return armies.reduce((sum, { units }) => sum + units.PS, 0) < needs.number
        ? refuse('SNS 12.3.6', say('revolt.few-peasants', { number: needs.number }))
        : undefined
    case 'supporters':
      return unrestVoters(view, seat, land).length < needs.number
        ? refuse('SNS 12.3.6', say('revolt.few-seats', { number: needs.number }))
        : undefined
    case 'roll':
      return gold < needs.gold
        ? refuse('SNS 12.3.6', say('revolt.poor', { price: needs.gold, gold }))
        : undefined
    case 'adjacentArmy': {
      const beside = borders(view, land)
      return armies.some(({ at }) => isLandId(at) && beside.includes(at))
        ? undefined
        : refuse('SNS 12.3.6', say('revolt.no-army', { land }))
    }
  }
}

/** Those whose agreement counts: neither the player nor the land's owner. */
export function unrestVoters(
  view: Pick<View, 'seats' | 'lands'> & { readonly powers: Partial<Record<FactionId, { out: boolean }>> },
  by: FactionId,
  land: LandId,
): FactionId[] {
  const { owner } = view.lands[land]
  return view.seats.filter((seat) => seat !== by && seat !== owner && view.powers[seat]?.out === false)
}

type Peasants = Extract<RevoltPlay, { peasants: unknown }>['peasants']

function peasantsFault(view: View, seat: FactionId, given: Peasants): Refusal | undefined {
  const { needs } = REVOLTS.peasantRevolt
  const number = needs.kind === 'ownPeasants' ? needs.number : 0
  const { armies } = ownPower(view, seat)
  const once = new Set(given.map(({ army }) => army)).size === given.length
  const there = given.every(({ army, count }) =>
    armies.some(({ id, units }) => id === army && units.PS >= count),
  )
  return once && there && given.reduce((sum, { count }) => sum + count, 0) === number
    ? undefined
    : refuse('SNS 12.3.6', say('revolt.which-peasants', { number }))
}

/** SNS 12.3.6: where a revolt card is played. */
export function chosenRevolt(choose: Chooser, view: View, seat: FactionId, card: RevoltId): RevoltPlay {
  const land = choose.oneOf(
    revoltLands(view, seat, card),
    (each) => ({ key: each, label: say('revolt.land', { land: each }) }),
    () => say('revolt.where'),
  )
  return card === 'peasantRevolt'
    ? { play: card, land, peasants: chosenPeasants(choose, view, seat) }
    : { play: card, land }
}

/** Which peasants are given up, army by army; where nothing is left to choose, nothing is asked. */
function chosenPeasants(choose: Chooser, view: View, seat: FactionId): { army: ArmyId; count: number }[] {
  const { needs } = REVOLTS.peasantRevolt
  let wanted = needs.kind === 'ownPeasants' ? needs.number : 0
  const armies = ownPower(view, seat).armies.filter(({ units }) => units.PS > 0)
  let others = armies.reduce((sum, { units }) => sum + units.PS, 0)
  return armies.flatMap(({ id, units }) => {
    others -= units.PS
    const [least, most] = [Math.max(0, wanted - others), Math.min(wanted, units.PS)]
    const count =
      least === most ? most : choose.number(least, most, () => say('revolt.peasants', { army: id }))
    wanted -= count
    return count === 0 ? [] : [{ army: id, count }]
  })
}
