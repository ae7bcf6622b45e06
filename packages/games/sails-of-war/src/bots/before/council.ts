import { harvestSegment } from '../../cards/harvest-cards.ts'
import { councilSegment } from '../../council/council-deeds.ts'
import { heroesOf } from '../../players.ts'
import type { OpenHero } from '../../public-state.ts'
import { nextStage } from '../../quests/try-stage.ts'
import { firstOf } from '../first-way.ts'
import type { Asked } from './players-question.ts'
import { reaches } from './shortest-ways.ts'

/** Quests, then whatever serves without harm. */
const COUNCIL = ['quest', 'caravan', 'extra-card', 'chest-of-lumii'] as const

export function councilAct(asked: Asked): unknown {
  return firstOf(asked, councilSegment, COUNCIL)
}

const HARVEST = ['rich-yield', 'sudden-plenty'] as const

export function harvestAct(asked: Asked): unknown {
  return firstOf(asked, harvestSegment, HARVEST)
}

/** A quest that cannot be reached over land is exchanged. */
export function questToExchange({ view, seat }: Asked): 'draw' | 'exchange' {
  const hero = heroesOf(view, seat).find(({ quest }) => quest !== null)
  const stage = hero && nextStage(hero)
  if (hero === undefined || hero.realm === null || stage === undefined || hasBegun(hero)) return 'draw'
  return reaches(view, hero.realm, stage.at) ? 'draw' : 'exchange'
}

const hasBegun = ({ quest }: OpenHero) => quest !== null && quest !== 'secret' && quest.stage > 0
