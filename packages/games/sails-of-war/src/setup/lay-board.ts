import { bareRealm, homeOf, landAt } from '../board/realms.ts'
import { rolledZone } from '../board/rolled-zone.ts'
import type { Side, Zone } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import type { NeutralId, RealmId } from '../data/realms.ts'
import { DIE } from '../data/setup.ts'
import { playerOf } from '../players.ts'
import type { SowFlow, SowTable, State } from '../state.ts'
import { type Laying, lay } from './decide-lay.ts'
import { type RolledBrief, turnRealm } from './decide-turn-realm.ts'
import { say } from './words.en.ts'

/** SOW 2.3.1: round the table until everything lies on the board. */
export function* layBoard(t: SowTable): SowFlow {
  const { state } = t
  const first = state.seats.indexOf(yield* t.step('first', () => firstToLay(t)))
  const order = [...state.seats.slice(first), ...state.seats.slice(0, first)]
  yield* t.repeat('rounds', function* () {
    const left = yield* t.step('left', () => order.some((race) => hasToLay(state, race)))
    if (left)
      yield* t.each(
        'lay',
        () => order,
        (race) => layOne(t, race),
      )
    return left
  })
}

/** SOW 2.3.1: the highest die; equal highest ones are rolled again. */
function firstToLay(t: SowTable): RaceId {
  let rolling: readonly RaceId[] = t.state.seats
  for (;;) {
    const rolls = rolling.map((race) => ({ race, roll: t.dice.roll(DIE) }))
    const highest = Math.max(...rolls.map(({ roll }) => roll))
    const best = rolls.filter(({ roll }) => roll === highest)
    t.tell('all', 'SOW 2.3.1', say('setup.rolled-first', { rolls }))
    const [winner, equal] = best
    if (winner !== undefined && equal === undefined) return winner.race
    rolling = best.map(({ race }) => race)
  }
}

function hasToLay(state: State, race: RaceId): boolean {
  const { dealt } = playerOf(state, race)
  return dealt.length > 0 || state.realms[homeOf(race)] === undefined || state.realmPile.length > 0
}

/** SOW 2.3.2: nobody is asked who can only roll. */
function* layOne(t: SowTable, race: RaceId): SowFlow {
  const wish = yield* t.step('wish', () => wishOf(t, race))
  if (wish === null) return
  const rolled = yield* t.step('roll', () => rolledOrLaid(t, race, wish))
  if (rolled !== null) yield* turnAndPut(t, race, rolled)
}

function* wishOf(t: SowTable, race: RaceId): SowFlow<Laying | null> {
  const { state } = t
  if (!hasToLay(state, race)) return null
  const rolls = playerOf(state, race).dealt.length === 0 && state.realms[homeOf(race)] !== undefined
  return rolls ? { do: 'roll' } : yield* t.ask(race, lay, null)
}

/** The Realm that is to be laid where the dice say, if it is not laid as he likes. */
function rolledOrLaid(t: SowTable, race: RaceId, wish: Laying): RolledBrief | null {
  const { state } = t
  const { dealt } = playerOf(state, race)
  switch (wish.do) {
    case 'roll': {
      const realm = state.realmPile.pop()
      return realm === undefined ? null : rollPlacement(t, race, realm)
    }
    case 'roll-realm':
      dealt.splice(dealt.indexOf(wish.realm), 1)
      if (state.options.mode === 'sails') return rollPlacement(t, race, wish.realm)
      t.tell('all', 'SOW 16.2', say('setup.put-away', { race, realm: wish.realm }))
      return null
    case 'realm':
      dealt.splice(dealt.indexOf(wish.realm), 1)
      put(t, race, wish.realm, wish.zone, wish.turned)
      return null
    case 'home':
      // SOW 1.5.3: from the start it is his.
      put(t, race, homeOf(race), wish.zone, 0, race)
      return null
  }
}

/** SOW 2.3.3 */
function rollPlacement(t: SowTable, race: RaceId, realm: NeutralId): RolledBrief {
  const zone = rolledZone(t, (rolled) => landAt(t.state, rolled) === undefined)
  t.tell('all', 'SOW 2.3.3', say('setup.rolled', { race, realm, zone }))
  return { realm, zone }
}

/** SOW 2.3.3, SOW 2.3.6: how it is turned matters while a Realm may still have to match it. */
function* turnAndPut(t: SowTable, race: RaceId, { realm, zone }: RolledBrief): SowFlow {
  const matters = t.state.seats.some((seat) => playerOf(t.state, seat).dealt.length > 0)
  const turned = matters ? yield* t.ask(race, turnRealm, { realm, zone }) : 0
  put(t, race, realm, zone, turned)
}

function put(
  t: SowTable,
  race: RaceId,
  id: RealmId,
  at: Zone,
  turned: Side,
  owner: RaceId | null = null,
): void {
  t.state.realms[id] = bareRealm(id, at, turned, owner)
  t.tell('all', owner === null ? 'SOW 2.3.2' : 'SOW 2.3.7', say('setup.laid', { race, realm: id, zone: at }))
}
