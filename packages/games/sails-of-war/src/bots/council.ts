import { heroesOf } from '../players.ts'
import type { OpenHero } from '../public-state.ts'
import { nextStage } from '../quests/try-stage.ts'
import type { Asked } from './players-question.ts'
import { firstBelow } from './players-question.ts'
import { reaches } from './shortest-ways.ts'

/** Quests, then whatever serves without harm. */
const COUNCIL = ['quest', 'caravan', 'extra-card', 'chest-of-lumii'] as const

export function councilAct(asked: Asked): unknown {
  const options = asked.options()
  return COUNCIL.map((name) => firstBelow(options, name)).find((act) => act !== undefined)
}

const HARVEST = ['rich-yield', 'sudden-plenty'] as const

export function harvestAct(asked: Asked): unknown {
  const options = asked.options()
  return HARVEST.map((name) => firstBelow(options, name)).find((act) => act !== undefined)
}

/** A quest that cannot be reached over land is exchanged. */
export function questToExchange({ view, seat }: Asked): 'draw' | 'exchange' {
  const hero = heroesOf(view, seat).find(({ quest }) => quest !== null)
  const stage = hero && nextStage(hero)
  if (hero === undefined || hero.realm === null || stage === undefined || hasBegun(hero)) return 'draw'
  return reaches(view, hero.realm, stage.at) ? 'draw' : 'exchange'
}

const hasBegun = ({ quest }: OpenHero) => quest !== null && quest !== 'secret' && quest.stage > 0
