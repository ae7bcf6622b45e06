import { razePort } from '../board/raze.ts'
import { realmOf } from '../board/realms.ts'
import { RELIC_IDS, type RelicId } from '../data/artifacts.ts'
import { COUNTER_FOES, type CounterFoe, type QuestCounter } from '../data/quest-counters.ts'
import type { RealmId } from '../data/realms.ts'
import { tremors } from '../events/tremors.ts'
import { fightFoes } from '../heroes/fight-foes.ts'
import { loseHero } from '../heroes/lose-hero.ts'
import { playerOf } from '../players.ts'
import { gainStar } from '../stars.ts'
import type { Hero, SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 11.1.2: a counter is turned up by a Hero and takes effect at once. */
export function reveal(t: SowTable, hero: Hero, realm: RealmId, counter: QuestCounter): void {
  // SOW 11.5.1: a relic is his player's at once. SOW 11.3.1: a location stays, open.
  if (isRelic(counter)) playerOf(t.state, hero.owner).relics.push(counter)
  else if (!isFoe(counter) && counter !== 'star') t.state.places[realm] = counter
  t.tell('all', 'SOW 11.1.2', say('quest.found', { hero: hero.id, realm, counter }))
  if (isFoe(counter)) meet(t, hero, realm, counter)
  else if (isRelic(counter)) layUnused(t, realm)
  else if (counter === 'star') findStar(t, hero)
  else if (counter === 'crypt-of-llovar') openCrypt(t, realm)
}

function isFoe(counter: QuestCounter): counter is CounterFoe {
  return COUNTER_FOES.some((foe) => foe === counter)
}

function isRelic(counter: QuestCounter): counter is RelicId {
  return RELIC_IDS.some((relic) => relic === counter)
}

/** SOW 11.2.1, SOW 11.2.2, SOW 11.2.3: he must fight; who has won decides what becomes of the counter. */
function meet(t: SowTable, hero: Hero, realm: RealmId, foe: CounterFoe): void {
  const { countersGone, unused } = t.state
  if (fightFoes(t, hero, foe)) countersGone.push(foe)
  else unused.push(foe)
  layUnused(t, realm)
}

/** SOW 11.5.11 */
function findStar(t: SowTable, { owner }: Hero): void {
  t.state.countersGone.push('star')
  const gained = gainStar(t.state, owner)
  t.tell('all', 'SOW 11.5.11', say(gained ? 'quest.star' : 'quest.no-star', { race: owner }))
}

/** SOW 11.4.5 */
function openCrypt(t: SowTable, id: RealmId): void {
  const { state } = t
  const realm = realmOf(state, id)
  realm.forces = {}
  realm.building = null
  t.tell('all', 'SOW 11.4.5', say('quest.crypt', { realm: id }))
  for (const hero of state.heroes.filter((each) => each.realm === id)) loseHero(t, hero)
  for (const port of [...realm.ports]) razePort(t, realm, port)
  tremors(t)
}

/** SOW 11.1.3: an unused counter is laid face down, if there is one; what a Scroll has shown there is past. */
function layUnused(t: SowTable, realm: RealmId): void {
  const counter = t.dice.draw(t.state.unused)
  forget(t, realm)
  if (counter !== undefined) t.state.faceDown[realm] = counter
}

/** Takes up the face-down counter of a Realm. */
export function takeUp(t: SowTable, realm: RealmId): QuestCounter | undefined {
  const counter = t.state.faceDown[realm]
  delete t.state.faceDown[realm]
  forget(t, realm)
  return counter
}

function forget({ state }: SowTable, realm: RealmId): void {
  for (const race of state.seats) delete playerOf(state, race).glimpsed[realm]
}
