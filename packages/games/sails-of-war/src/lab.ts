import type { Ended, Lab, Phrase } from '@windward/table'
import { CARD_NAMES, SHIP_NAMES } from './data/names.en.ts'
import type { RaceId } from './data/races.ts'
import { SHIP_IDS } from './data/ships.ts'
import { sumOf } from './goods.ts'
import { cardAt, goodsAt, numberAt, oneOfAt, raceAt } from './imagine/reading.ts'
import { labNames as names } from './lab.en.ts'
import { openPlayer } from './players.ts'
import { starsOf } from './stars.ts'
import type { SailsOfWar } from './state.ts'

type Over = Ended<SailsOfWar>

/** What whoever studies many matches wants to know of them. */
export const lab: Lab<SailsOfWar> = {
  tallied: ({ round, options }, { kind }) =>
    // Where stocks lie open only those are asked who can pay (SOW 6.5.1).
    kind === 'buy-star' && round === 1 && options.stocks === 'open' ? { [names.firstRound]: 1 } : {},
  figures(ended) {
    const count = (key: string) => ended.lines.filter(({ what }) => what.key === key).length
    return {
      [names.seaBattles]: count('sea.battle'),
      [names.landBattles]: count('battle.begins'),
      [names.tradesHome]: count('movement.trade.home'),
      [names.questsFulfilled]: count('quest.ended'),
      [names.duels]: count('hero.won-duel'),
      [names.pillages]: count('battle.pillaged'),
      [names.homesRobbed]: count('battle.stars'),
      [names.shipsBuilt]: count('economy.ship.built'),
      [names.flights]: count('movement.flew'),
      [names.countered]: count('card.countered'),
      [names.bids]: ended.lines.filter(({ what }) => isBid(what)).length,
      [names.firstRound]: ended.tally[names.firstRound] ?? 0,
      [names.guildShare]: guildShare(ended),
    }
  },
  points(ended, seat) {
    const { guild, taken, quests, rest } = starsFrom(ended, seat)
    return { [names.guild]: guild, [names.taken]: taken, [names.quests]: quests, [names.rest]: rest }
  },
  had: ({ lines }, seat) => lines.flatMap(({ what }) => (raceAt(what.fields) === seat ? hadBy(what) : [])),
}

function isBid({ key, fields }: Phrase): boolean {
  return key === 'council.bid' && sumOf(goodsAt(fields)) > 0
}

function hadBy({ key, fields }: Phrase): readonly string[] {
  if (key === 'card.played') {
    const card = cardAt(fields)
    return card === undefined ? [] : [CARD_NAMES[card]]
  }
  if (key !== 'economy.ship.built') return []
  const kind = oneOfAt(fields, 'kind', SHIP_IDS)
  return kind === undefined ? [] : [SHIP_NAMES[kind][0]]
}

interface StarsFrom {
  readonly guild: number
  readonly taken: number
  readonly quests: number
  readonly rest: number
}

/** Where the Stars of a player came from that he has gained; what others have taken from him is not reckoned off. */
function starsFrom({ lines, state }: Over, seat: RaceId): StarsFrom {
  let [guild, taken, quests] = [0, 0, 0]
  for (const { what } of lines) {
    const { key, fields } = what
    if (key === 'quest.delivered' || key === 'quest.won')
      quests += fields['prize'] === 'star' && isOf(fields['hero'], seat) ? 1 : 0
    if (raceAt(fields) !== seat) continue
    if (key === 'economy.star.bought') guild += 1
    else if (key === 'battle.stars') taken += numberAt(fields, 'stars')
    else if (key === 'quest.star') quests += 1
  }
  const all = starsOf(state, seat) + openPlayer(state, seat).waiting
  return { guild, taken, quests, rest: Math.max(0, all - guild - taken - quests) }
}

function isOf(hero: unknown, seat: RaceId): boolean {
  return typeof hero === 'string' && hero.startsWith(`${seat}/`)
}

function guildShare(ended: Over): number {
  let [bought, all] = [0, 0]
  for (const winner of ended.outcome.winners) {
    const { guild, taken, quests, rest } = starsFrom(ended, winner)
    bought += guild
    all += guild + taken + quests + rest
  }
  return all === 0 ? 0 : (100 * bought) / all
}
