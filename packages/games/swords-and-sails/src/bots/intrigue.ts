import { PASS } from '@windward/table'
import { z } from 'zod'
import { landIds } from '../data/area-ids.ts'
import { FACTION_IDS } from '../data/factions/factions.ts'
import { SEASONS } from '../data/seasons.ts'
import { INCOME_CARDS, type IncomeCard } from '../income/bonus.ts'
import type { Counter } from '../intrigue/answer-by-card.ts'
import type { CounterSpyBrief } from '../intrigue/decide-counter-spy.ts'
import type { UnmaskBrief } from '../intrigue/decide-unmask-pretender.ts'
import type { Play } from '../intrigue/play.ts'
import { marriagePrice, winnableLands } from '../intrigue/winnable-lands.ts'
import { borders, cityPoints } from '../lands.ts'
import { armyKey, ownerOf, pieceKeyShape } from '../pieces.ts'
import { areAllied } from '../teams.ts'
import { ranking } from '../victory/score.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { type Asked, isOurs, ownCapital } from './outlook.ts'
import { rumours } from './strength.ts'

/** SNS 15.2.1: at once, but no harvest card where there is no harvest. */
export function incomeToRaise({ view, seat }: Asked): IncomeCard[] {
  const { hand } = ownPower(view, seat)
  return INCOME_CARDS.filter(
    (card) => hand.includes(card) && (card !== 'bonusHarvest' || SEASONS[view.season].harvestTimes > 0),
  )
}

/** SNS 15.2.1: Marriage or Title for the best bordering neutral land; spies at what stands nearest; others' caravans. */
export function cardToPlay({ view, seat }: Asked): Play | typeof PASS {
  const { hand, gold } = ownPower(view, seat)
  const wooing = (['royalMarriage', 'inheritTitle'] as const).find((each) => hand.includes(each))
  if (wooing !== undefined) {
    const [best] = winnableLands(view, seat)
      .filter((land) => marriagePrice(view.lands[land]) <= gold)
      .toSorted((a, b) => cityPoints(view.lands[b]) - cityPoints(view.lands[a]))
    if (best !== undefined) return { play: wooing, land: best }
  }
  if (hand.includes('spy')) {
    const piece = pieceToSpy(view, seat)
    if (piece !== undefined) return { play: 'spy', piece }
  }
  if (hand.includes('raidCaravans')) {
    const [richest] = view.agreements
      .filter(({ holder, partner }) => holder !== seat && partner !== seat)
      .toSorted((a, b) => b.gold - a.gold)
    if (richest !== undefined) return { play: 'raidCaravans', agreement: richest.id }
  }
  return PASS
}

/** The army beside his capital or his land that he knows least of. */
function pieceToSpy(view: View, seat: Asked['seat']) {
  const capital = ownCapital({ view, seat })
  const tried = view.powers[seat]?.spiedOn ?? []
  const near = rumours(view, seat).filter(
    ({ faction, id, at }) =>
      !tried.includes(armyKey(faction, id)) &&
      landIds.some((land) => land === at && borders(view, land).some((own) => isOurs({ view, seat }, own))),
  )
  const first = near.find(
    ({ at }) => capital !== undefined && borders(view, capital).some((land) => land === at),
  )
  const chosen = first ?? near.toSorted((a, b) => b.strength - a.strength)[0]
  return chosen && armyKey(chosen.faction, chosen.id)
}

const unmaskShape: z.ZodType<Pick<UnmaskBrief, 'by' | 'land'>> = z.object({
  by: z.enum(FACTION_IDS),
  land: z.enum(landIds),
})

/** SNS 15.2.1: against the leading side, and for land he borders himself. */
export function unmaskOrNot({ view, seat, brief }: Asked): Counter {
  if (!ownPower(view, seat).hand.includes('unmaskPretender')) return PASS
  const { by, land } = unmaskShape.parse(brief)
  if (areAllied(view, seat, by)) return PASS
  const leads = ranking(view)[0]?.side.includes(by) ?? false
  const isBeside = borders(view, land).some((beside) => view.lands[beside].owner === seat)
  return leads || isBeside ? 'counter' : PASS
}

const pieceShape: z.ZodType<Pick<CounterSpyBrief, 'piece'>> = z.object({ piece: pieceKeyShape })

/** A counter is for one's own piece. */
export function counterForOwn(asked: Asked): Counter {
  const { hand } = ownPower(asked.view, asked.seat)
  if (!hand.includes('counterSpy') && !hand.includes('counterSabotage')) return PASS
  const { piece } = pieceShape.parse(asked.brief)
  return ownerOf(piece) === asked.seat && asked.check('counter') === undefined ? 'counter' : PASS
}
