import { homeOf, isAtHome } from '../board/realms.ts'
import type { RaceId } from '../data/races.ts'
import { type Deed, segment } from '../deeds.ts'
import type { Open } from '../open.ts'
import { handSize, heroesOf, openPlayer } from '../players.ts'
import { controls } from '../stars.ts'
import { say } from './words.en.ts'

/** SOW 4.4.1: what a player may do in the Council. Other chapters add theirs here. */
const DEEDS: Readonly<Record<string, Deed>> = {}

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
