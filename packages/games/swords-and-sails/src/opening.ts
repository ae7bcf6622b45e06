import { type Opening, phases } from '@windward/table'
import { coloursToTake } from './bots/colours-to-take.ts'
import { easyRuler } from './bots/ruler.ts'
import { botWords } from './bots/thinking/words.en.ts'
import { FACTION_IDS } from './data/factions/factions.ts'
import { MAJORS_IN_PLAY } from './data/setups.ts'
import { mayTalk } from './diplomacy/talk.ts'
import { freshSeason, payIncomes } from './income/pay-incomes.ts'
import { incomeWords } from './income/words.en.ts'
import { takeCards } from './intrigue/decide-take-cards.ts'
import { takeCardsInOrder } from './intrigue/take-cards.ts'
import { intrigueWords } from './intrigue/words.en.ts'
import { optionsShape } from './options.ts'
import { begin } from './setup/begin.ts'
import { chooseSeats } from './setup/choose-seats.ts'
import { seatsFault } from './setup/seats-fault.ts'
import { seatsWords } from './setup/seats-words.en.ts'
import { setup } from './setup/setup.ts'
import { setupWords } from './setup/words.en.ts'
import type { SnsFlow, SnsTable, SwordsAndSails } from './state.ts'
import { version } from './version.ts'
import { glimpses } from './view/glimpses.ts'
import { resample } from './view/resample.ts'
import { view, views } from './view/view.ts'

/** From the box to the first cards taken, which is the first question at most tables. */
export const opening: Opening<SwordsAndSails> = {
  game: {
    id: 'swords-and-sails',
    name: 'Swords & Sails',
    version,
    words: { ...setupWords, ...seatsWords, ...incomeWords, ...intrigueWords, ...botWords },
    decisions: [takeCards],
    options: optionsShape,
    seats: {
      all: FACTION_IDS,
      fewest: MAJORS_IN_PLAY.fewest,
      most: FACTION_IDS.length,
      choose: chooseSeats,
      fault: seatsFault,
    },
    bots: { easy: easyRuler(new Map([['take-cards', coloursToTake]])) },
    // SNS 11.6.3 knows them, so players may agree on one.
    draws: true,
    begin,
    setup,
    turn: phases({ income: firstIncome, intrigue: firstCards }),
    outcome: ({ outcome }) => outcome ?? undefined,
    view,
    views,
    resample,
    glimpses,
    mayTalk,
  },
  suits: ({ leaders, territoryBidding, learningTurn, espionageOnly, prosperityCalamity, maintenance }) =>
    leaders === 'none' &&
    !(territoryBidding || learningTurn || espionageOnly || prosperityCalamity || maintenance),
}

/** As in any season, but nobody has a leader yet, owes anything or holds a card. */
function* firstIncome(t: SnsTable): SnsFlow {
  t.state.phase = 'income'
  yield* t.step('fresh season', () => freshSeason(t.state))
  yield* t.step('income', () => payIncomes(t, {}))
}

/** Without revolts of a season before. */
function* firstCards(t: SnsTable): SnsFlow {
  t.state.phase = 'intrigue'
  yield* t.step('take cards', () => takeCardsInOrder(t))
}
