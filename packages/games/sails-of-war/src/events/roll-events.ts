import { discardDownTo, drawCards } from '../cards/draw-cards.ts'
import { DARK_BREATH_KEEPS, EVENT_TABLE, type EventId, YELLOW_MOON } from '../data/events.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { DIE } from '../data/setup.ts'
import { inOrder, playerOf } from '../players.ts'
import { anySeaZone, attackAll } from '../sea/serpents.ts'
import type { SowFlow, SowTable, State } from '../state.ts'
import { callOfTheWild } from './call-of-the-wild.ts'
import { fires } from './fires.ts'
import { tempest } from './tempest.ts'
import { tremors } from './tremors.ts'
import { voteOnEvents } from './votes.ts'
import { say } from './words.en.ts'

/** SOW 4.3.3: one event for each EVENT card drawn, one at a time; then the cards leave the game. In base mode they are voted on. */
export function* rollEvents(t: SowTable): SowFlow {
  const { state } = t
  if (state.options.mode === 'base') yield* voteOnEvents(t)
  else yield* rollForEach(t)
  yield* t.step('gone', () => {
    state.eventsGone.push(...state.events)
    state.events = []
    state.eventsBy = []
  })
}

function* rollForEach(t: SowTable): SowFlow {
  yield* t.each(
    'cards',
    () => [...t.state.events],
    function* () {
      const event = yield* t.step('roll', () => rolledEvent(t))
      yield* t.step(event, () => HAPPENINGS[event](t))
    },
  )
}

/** SOW 5.1: tens and units; a ten on a die is its 0. */
function rolledEvent(t: SowTable): EventId {
  const [tens = 0, units = 0] = t.dice.rolls(2, DIE).map((die) => die % DIE)
  const number = tens * DIE + units || DIE * DIE
  const event = EVENT_TABLE.find(({ upTo }) => number <= upTo)?.event ?? 'no-event'
  changeWeather(t.state, event)
  t.tell('all', 'SOW 5.1', say('event.rolled', { number, event }))
  return event
}

/** SOW 5.7, SOW 5.8, SOW 5.12: what only changes this round, and asks nobody. */
function changeWeather({ weather }: State, event: EventId): void {
  if (event === 'good-year') weather.goodYears += 1
  if (event === 'trade-winds') weather.tradeWinds += 1
  if (event === 'sign-in-the-sky') weather.noSupply = true
}

/** SOW 5.2 to SOW 5.19; nothing to wait for where nobody is asked. */
const HAPPENINGS: Readonly<Record<EventId, (t: SowTable) => SowFlow | undefined>> = {
  'no-event': () => undefined,
  'forest-fires': (t) => fires(t, 'forest'),
  'brush-fires': (t) => fires(t, 'plain'),
  avalanches: (t) => fires(t, 'mountain'),
  'good-year': () => undefined,
  'trade-winds': () => undefined,
  'year-of-the-wyrm': yearOfTheWyrm,
  'dark-breath': darkBreath,
  'yellow-moon': yellowMoon,
  'sign-in-the-sky': () => undefined,
  'call-of-the-wild': callOfTheWild,
  tremors,
  tempest,
}

/** SOW 5.9 */
function yearOfTheWyrm(t: SowTable): undefined {
  t.state.serpents = t.state.serpents.map(() => anySeaZone(t))
  t.tell('all', 'SOW 5.9', say('event.serpents', { zones: [...t.state.serpents] }))
  attackAll(t)
}

/** SOW 5.10 */
function* darkBreath(t: SowTable): SowFlow {
  yield* t.each(
    'hands',
    () => notEvil(t.state),
    (race) => discardDownTo(t, race, DARK_BREATH_KEEPS, 'SOW 5.10'),
  )
}

/** SOW 5.11 */
function* yellowMoon(t: SowTable): SowFlow {
  yield* t.each(
    'draws',
    () => notEvil(t.state),
    function* (race) {
      yield* t.step('starpower', () => {
        playerOf(t.state, race).starpower += YELLOW_MOON.starpower
      })
      yield* drawCards(t, race, YELLOW_MOON.cards, 'other')
    },
  )
}

/** SOW 5.10, SOW 5.11: the good and the neutral, in initiative order. */
function notEvil(state: State): RaceId[] {
  return inOrder(state).filter((race) => RACES[race].alignment !== 'evil')
}
