import { homeOf, isAtHome } from '../board/realms.ts'
import { caravan, extraCard, spy } from '../cards/council-cards.ts'
import { healingLight } from '../cards/healing-light.ts'
import type { RaceId } from '../data/races.ts'
import { type Deed, segment } from '../deeds.ts'
import { handSize, heroesOf, openPlayer } from '../players.ts'
import type { Open } from '../public-state.ts'
import { takeQuest } from '../quests/take-quest.ts'
import { blockPortals } from '../relics/block-portals.ts'
import { chestOfLumii } from '../relics/chest-of-lumii.ts'
import { scrollOfSight } from '../relics/scroll-of-sight.ts'
import { wandOfTime } from '../relics/wand-of-time.ts'
import { controls } from '../stars.ts'
import { say } from './words.en.ts'

/** SOW 4.4.1: what a player may do in the Council. Other chapters add theirs here. */
const DEEDS: Readonly<Record<string, Deed>> = {
  quest: takeQuest,
  caravan,
  spy,
  'extra-card': extraCard,
  'healing-light': healingLight,
  'block-portals': blockPortals,
  'scroll-of-sight': scrollOfSight,
  'chest-of-lumii': chestOfLumii,
  'wand-of-time': wandOfTime,
}

export const councilSegment = segment('council', () => say('council.title'), DEEDS)

/** By what everybody sees, so that being asked tells nobody anything. */
export function mayAct(open: Open, race: RaceId): boolean {
  const player = openPlayer(open, race)
  return (
    handSize(player) > 0 ||
    player.starpower > 0 ||
    player.relics.length > 0 ||
    controls(open, race, 'valley-of-the-wizards') ||
    (isAtHome(open, race) && heroesOf(open, race).some(({ realm }) => realm === homeOf(race)))
  )
}
