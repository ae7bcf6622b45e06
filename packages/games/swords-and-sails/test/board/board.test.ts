import assert from 'node:assert/strict'
import test from 'node:test'
import { ARROWS } from '@windward/kit/board/arrows.ts'
import { game } from '@windward/swords-and-sails'
import {
  FACTION_IDS,
  landIds,
  placesAboard,
  placesFor,
  placesOf,
  planFor,
  pointsText,
  type SwordsAndSails,
  seaIds,
  type View,
} from '@windward/swords-and-sails/facts'
import { type Fields, layTable, Match, nextAwaited, type Question } from '@windward/table'
import { describe, neighboursOf } from '../../board/area/describe.ts'
import { homeOf, stepTo } from '../../board/area/travel.ts'
import { buying, planWith, purchaseIn, unraised } from '../../board/build/cart.ts'
import { lotsIn } from '../../board/dice/lots.ts'
import { CHARGES } from '../../board/factions/charges.ts'
import { standings } from '../../board/map/standing.ts'
import { cheapestOf, countOf, withCount } from '../../board/orders/disband.ts'
import { meetings } from '../../board/orders/meetings.ts'
import { orderFor, reachInPart, reachOf } from '../../board/orders/reach.ts'
import { BLANK, ordersIn, withOrder } from '../../board/orders/sheet.ts'
import { placeOf } from '../../board/place-of.ts'
import { result } from '../../board/seat-face.ts'

function opened() {
  const seats = ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG']
  const laid = layTable(game, { options: {}, seats, seed: '7'.padStart(64, '0') })
  assert.ok(laid.ok)
  const match = Match.open(game, laid.value)
  assert.ok(match.ok)
  return match.value
}

/** Everybody lets everything pass until orders are to be written. */
function firstOrders(): Question<SwordsAndSails> {
  const match = opened()
  for (let next = nextAwaited(match); next !== undefined; next = nextAwaited(match)) {
    if (next.kind === 'orders') break
    match.timeUp(next.seat, next.id)
  }
  const question = match.questions('BYZ').find(({ kind }) => kind === 'orders')
  assert.ok(question)
  return question
}

const view: View = opened().view('BYZ')

test('an area is told in one sentence: whose it is, its cities, its pieces and its neighbours', () => {
  const told = describe(view, 'thrace', 'BYZ')
  assert.match(told, /^Thrace, yours, capital of Byzantium/)
  assert.match(told, /your Army I\./)
  assert.match(told, /Neighbours: .*Moesia.*Aegean Sea/)
})

test('what another has is told by his name', () => {
  assert.match(describe(view, 'franconia', 'BYZ'), /held by the Empire/)
  assert.match(describe(view, 'moesia', 'BYZ'), /neutral/)
})

test('by arrows alone every area of the map is reached from home', () => {
  const reached = new Set([homeOf(view, 'BYZ')])
  for (const area of reached)
    for (const arrow of Object.values(ARROWS)) {
      const next = stepTo(view, area, arrow)
      if (next !== undefined) reached.add(next)
    }
  assert.equal(reached.size, landIds.length + seaIds.length)
})

test('every step of an arrow leads to a neighbour', () => {
  for (const area of [...landIds, ...seaIds])
    for (const arrow of Object.values(ARROWS)) {
      const next = stepTo(view, area, arrow)
      if (next !== undefined) assert.ok(neighboursOf(area).includes(next), `${area} ${next}`)
    }
})

test('every piece stands on a place of its own', () => {
  const spots = standings(view).map(({ x, y }) => `${x} ${y}`)
  assert.equal(new Set(spots).size, spots.length)
})

test('an army goes into foreign land on Attack and through its own on Defend', () => {
  const plan = planFor(view, 'BYZ', [], [])
  const army = plan.armies.find(({ id }) => id === 'I')
  assert.ok(army)
  const reach = reachOf(plan, army, BLANK)
  const [abroad] = reach.get('moesia') ?? []
  const [home] = reach.get('thessalonike') ?? []
  assert.ok(abroad && home)
  assert.deepEqual(orderFor(army, abroad), {
    army: 'I',
    does: { deed: 'move', to: 'moesia' },
    meets: { stance: 'attack' },
  })
  assert.equal(orderFor(army, home).meets.stance, 'defend')
})

test('every way in reach is taken by the rules, fleets, marches, boardings and landings alike', () => {
  const question = firstOrders()
  const plan = planFor(question.view, 'BYZ', [], [])
  let ways = 0
  for (const piece of [...plan.armies, ...plan.fleets])
    for (const [area, all] of reachOf(plan, piece, BLANK))
      for (const way of all) {
        const sheet = withOrder(BLANK, orderFor(piece, way))
        assert.equal(question.check(sheet), undefined, `${piece.id} ${way.how} ${area}`)
        ways += 1
      }
  assert.ok(ways > 20)
})

test('a sheet that is none is blank', () => {
  assert.deepEqual(ordersIn({ armies: 'all' }), BLANK)
  assert.deepEqual(ordersIn(undefined), BLANK)
})

test('the purse counts along, and what was meant for a piece goes with it', () => {
  const none = purchaseIn(undefined)
  const before = planWith(view, 'BYZ', none).gold
  const some = buying(none, 'I', 'PS', 1)
  assert.ok(planWith(view, 'BYZ', some).gold < before)
  assert.deepEqual(buying(some, 'I', 'PS', 0), none)
  const raised = buying({ ...none, raised: [{ army: 'V', at: 'thrace' }] }, 'V', 'LI', 2)
  assert.deepEqual(unraised(raised, 'V'), none)
})

test('a line of the ledger leads to the place it speaks of', () => {
  const line = (fields: Record<string, string>) => ({
    turn: 1,
    clause: 'SNS 8.4.1' as const,
    what: { key: 'siege.fallen', fields },
    private: false,
  })
  assert.equal(placeOf(line({ faction: 'BYZ', land: 'moesia' })), 'moesia')
  assert.equal(placeOf(line({ piece: 'BYZ II' })), 'BYZ II')
  assert.equal(placeOf(line({ faction: 'BYZ' })), undefined)
})

test('dice are found in a line, and with them what counts', () => {
  const lots = (key: string, fields: Fields) => lotsIn({ key, fields })
  assert.deepEqual(lots('battle.rout', { rolled: [2, 6] }), [{ name: '', rolled: [2, 6] }])
  const struck = { faction: 'FRA', rolls: [{ kind: 'HI', rolled: [1, 5] }] }
  assert.deepEqual(lots('battle.close', struck), [{ name: 'heavy infantry', rolled: [1, 5], hit: 4 }])
  const shot = { faction: 'FRA', rolls: [{ kind: 'LI', rolled: [2, 3] }] }
  for (const key of ['battle.volley', 'battle.parting'])
    assert.deepEqual(lots(key, shot), [{ name: 'light infantry', rolled: [2, 3], hit: 2 }])
  assert.deepEqual(lots('battle.rout', { faction: 'FRA' }), [])
})

test('scores of teams are shown as shares', () => {
  assert.equal(pointsText(40, 1), '40')
  assert.equal(pointsText(35, 2), '17½')
  assert.equal(pointsText(155, 3), '51⅔')
})

test('who has won is said with an article and a verb that fit', () => {
  const match = opened()
  const title = (winners: (typeof FACTION_IDS)[number][], how: 'points' | 'lastStanding' | 'nobodyLeft') =>
    result({ winners, how, scores: {} }, match.view('ENG')).title
  assert.equal(title(['FAT'], 'lastStanding'), 'The Fatimids are the last ones standing')
  assert.equal(title(['HRE'], 'lastStanding'), 'The Empire is the last one standing')
  assert.equal(title(['ENG', 'FRA'], 'points'), 'England and France reached the points that win')
  assert.equal(title([], 'nobodyLeft'), 'Nobody is left')
})

test('no two factions bear the same weave, division or emblem', () => {
  for (const part of ['weave', 'field', 'emblem'] as const)
    assert.equal(new Set(FACTION_IDS.map((id) => CHARGES[id][part])).size, FACTION_IDS.length, part)
})

test('every area has a place for a name and for pieces', () => {
  for (const id of [...landIds, ...seaIds]) assert.ok(placesOf(id).pieces.length > 1, id)
})

test('SNS 5.3.1 armies can be told to enter a land as one: from different places, or beside those of the team', () => {
  const plan = planFor(view, 'BYZ', [], [])
  const orders = plan.armies.map(({ id }) => ({
    army: id,
    does: { deed: 'move' as const, to: 'moesia' as const },
    meets: { stance: 'attack' as const },
  }))
  const lands = (some: typeof orders, hasTeam: boolean) =>
    meetings(plan, { ...BLANK, armies: some }, hasTeam).map(({ land }) => land)
  assert.deepEqual(lands(orders, false), ['moesia'])
  assert.deepEqual(lands(orders.slice(0, 1), false), [])
  assert.deepEqual(lands(orders.slice(0, 1), true), ['moesia'])
})

test('SNS 5.4.5 an army too large for its ships is offered to board in part, the cheapest sent home', () => {
  const question = firstOrders()
  const plan = planFor(question.view, 'BYZ', [], [])
  const army = plan.armies.find(({ id }) => id === 'I') ?? assert.fail('there is no Army I')
  const large = { ...army, units: { ...army.units, PS: army.units.PS + 40 } }
  const crowded = { ...plan, armies: plan.armies.map((each) => (each === army ? large : each)) }
  const boardsOf = (reach: ReturnType<typeof reachOf>) =>
    [...reach.values()].flat().flatMap(({ deed }) => (deed.deed === 'board' ? [deed] : []))
  assert.deepEqual(boardsOf(reachOf(crowded, large, BLANK)), [])
  const boards = boardsOf(reachInPart(crowded, large, BLANK))
  assert.ok(boards.length > 0)
  for (const { fleets, disband = {} } of boards) {
    const room = plan.fleets
      .filter(({ id }) => fleets.includes(id))
      .reduce((sum, fleet) => sum + placesAboard(fleet), 0)
    assert.equal(countOf(disband), placesFor(large) - room)
  }
  const units = { KN: 1, HC: 0, LC: 0, HI: 2, LI: 0, PS: 3 }
  assert.deepEqual(cheapestOf({ units }, 4), { PS: 3, HI: 1 })
  assert.deepEqual(withCount({ PS: 3, HI: 1 }, 'HI', 0), { PS: 3 })
})
