import type { Ended, Lab, Phrase } from '@windward/table'
import { menaceAt } from './bots/menace.ts'
import { ownCapital } from './bots/outlook.ts'
import { rumours } from './bots/strength.ts'
import { CARD_IDS } from './data/cards/intrigue-cards.ts'
import type { FactionId } from './data/factions/factions.ts'
import { names as gameNames } from './data/names.en.ts'
import { ARMY_IDS } from './data/pieces.ts'
import { VICTORY } from './data/victory.ts'
import { labNames as names } from './lab.en.ts'
import { citiesOf, landsOf } from './lands.ts'
import type { State, SwordsAndSails } from './state.ts'
import { sideOf, teamOf } from './teams.ts'
import { pointsOf } from './victory/score.ts'
import { view } from './view/view.ts'

type Over = Ended<SwordsAndSails>

/** Seasons of a capital, and those of them in which nobody stood in it though an enemy could come. */
const STOOD = 'stood'
const BARE = 'bare'

/** What whoever studies many matches wants to know of them. */
export const lab: Lab<SwordsAndSails> = {
  // Asked once a season, when all have marched and fought.
  tallied: (state, { seat, kind }) => (kind === 'units' ? guardOf(state, seat) : {}),
  figures(ended) {
    const { lines, outcome, tally } = ended
    const count = (key: string) => lines.filter(({ what }) => what.key === key).length
    return {
      [names.landBattles]: count('battle.begins'),
      [names.strikesAtSea]: count('sea.strikes'),
      [names.sieges]: count('siege.taken'),
      [names.teams]: count('diplomacy.team.declared'),
      [names.teamWins]: outcome.winners.length > 1 ? 100 : 0,
      [names.unguarded]: (100 * (tally[BARE] ?? 0)) / Math.max(1, tally[STOOD] ?? 0),
      [names.sabotage]: count('sabotage.played'),
      [names.spies]: count('intrigue.spy.played'),
      [names.marriages]: count('intrigue.marriage'),
      [names.marked]: count('victory.marked') + count('victory.marked-waiting'),
    }
  },
  points({ state }, seat) {
    const cities = citiesOf(state, seat)
    const majors = cities.filter((city) => city.kind === 'major').length
    const capitals = pointsOf(state).get(seat)?.capitals ?? 0
    return {
      [names.lands]: landsOf(state, seat).length * VICTORY.territory,
      [names.majors]: majors * VICTORY.majorCity,
      [names.minors]: (cities.length - majors) * VICTORY.minorCity,
      [names.capitals]: capitals * VICTORY.enemyCapital,
      [names.bonus]: VICTORY.teamBonus[sideOf(state, seat).length - 1] ?? 0,
    }
  },
  had: ({ state, lines }: Over, seat) => {
    const leader = state.powers[seat]?.leader ?? null
    return [
      ...(leader === null ? [] : [names.leader(gameNames.leaders[leader].name)]),
      ...(teamOf(state, seat) === undefined ? [] : [names.team]),
      ...lines.flatMap(({ what }) => playedBy(what, seat)),
    ]
  },
}

function guardOf(state: State, seat: FactionId): Readonly<Record<string, number>> {
  const seen = view(state, seat)
  const capital = ownCapital({ view: seen, seat })
  if (capital === undefined) return {}
  const guarded = ARMY_IDS.some((id) => state.powers[seat]?.armies[id]?.at === capital)
  const isBare = !guarded && menaceAt({ view: seen, rumours: rumours(seen, seat) }, capital) > 0
  return { [STOOD]: 1, [BARE]: isBare ? 1 : 0 }
}

/** The card a line says this seat has played. */
function playedBy({ key, fields }: Phrase, seat: FactionId): readonly string[] {
  if (fields['by'] !== seat && fields['faction'] !== seat) return []
  if (key === 'sabotage.played') return [names.card(gameNames.cards.sabotage.name)]
  if (key === 'intrigue.spy.played') return [names.card(gameNames.cards.spy.name)]
  const card = PLAYED.has(key) ? CARD_IDS.find((each) => each === fields['card']) : undefined
  return card === undefined ? [] : [names.card(gameNames.cards[card].name)]
}

const PLAYED = new Set(['intrigue.marriage', 'build.played', 'income.bonus'])
