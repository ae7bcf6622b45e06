import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/sails-of-war'
import { homeOf, type SailsOfWar, type View, ZONES } from '@windward/sails-of-war/facts'
import {
  company,
  type Fields,
  layTable,
  Match,
  nextAwaited,
  playOut,
  type Question,
  randomBot,
  type SeenLine,
  seedFrom,
} from '@windward/table'
import { litPlaces } from '../../board/fork.ts'
import { middleOf, SHEET, zoneAt } from '../../board/hex.ts'
import { placeOf } from '../../board/place-of.ts'
import { zoneAsked, zoneOf } from '../../board/places.ts'

/** Everybody lets everything pass until something of this kind is asked. */
function asked(kind: string): { readonly question: Question<SailsOfWar>; readonly view: View } {
  const laid = layTable(game, { options: {}, seats: ['knights', 'orcs'], seed: '7'.padStart(64, '0') })
  assert.ok(laid.ok)
  const match = Match.open(game, laid.value)
  assert.ok(match.ok)
  for (let next = nextAwaited(match.value); next !== undefined; next = nextAwaited(match.value)) {
    if (next.kind === kind) return { question: next, view: match.value.view(next.seat) }
    match.value.timeUp(next.seat, next.id)
  }
  return assert.fail(`'${kind}' was never asked`)
}

test('every zone lies on the sheet', () => {
  for (const zone of [0, 11, 84, 95]) {
    const { x, y } = middleOf(zone)
    assert.ok(x > 0 && x < SHEET.width && y > 0 && y <= SHEET.height)
  }
})

test('the board shows where that is about which somebody is asked: a zone, a Realm, a ship or a Hero', () => {
  const { view } = asked('council')
  const home = view.realms[homeOf('knights')]?.at
  const [hero] = view.heroes.filter(({ realm }) => realm === homeOf('knights'))
  assert.ok(home !== undefined && hero !== undefined)
  const about = (fields: Fields) => zoneAsked(view, { title: () => ({ key: 'x', fields }) })
  assert.equal(about({ zone: 17 }), 17)
  assert.equal(about({ realm: homeOf('knights') }), home)
  assert.equal(about({ hero: hero.id, prize: null }), home)
  assert.equal(about({}), undefined)
  assert.equal(zoneOf(view, `+${hero.id}`), home, 'one of several that can be chosen')
})

test('once a tile is in hand the zones it may be laid on light up, each a step of the same walk', () => {
  const { question, view } = asked('lay')
  const [root] = [question.options()]
  assert.ok(root.kind === 'choice')
  const tile = root.branches.find(({ key }) => key !== 'roll' && key !== 'home')
  assert.ok(tile)
  const lit = litPlaces(question, view, { path: [tile.key] })
  assert.ok(lit.length > 0)
  for (const { zone, path } of lit) assert.deepEqual(path, [tile.key, `${zone}`])
  const [first] = lit
  assert.deepEqual(litPlaces(question, view, { path: first?.path ?? [] }), [], 'sides are not zones')
})

test('the Home Realm lights up for recruiting, though it is the only place to do so', () => {
  const { question, view } = asked('recruit')
  const home = view.realms[homeOf(question.seat)]
  const there = litPlaces(question, view, undefined).filter(({ zone }) => zone === home?.at)
  assert.ok(there.some(({ path }) => path[0] === 'units'))
})

test('what stands at home can be chosen there when its player moves', () => {
  const { question, view } = asked('move')
  const home = view.realms[homeOf(question.seat)]
  assert.ok(litPlaces(question, view, undefined).some(({ zone }) => zone === home?.at))
})

/** Bots play anyhow, match after match, until something of this kind is asked. */
function comeUpon(kind: string): { readonly question: Question<SailsOfWar>; readonly view: View } {
  const seats = game.seats.choose(6, game.options.parse({}))
  for (let number = 11; number < 20; number += 1) {
    const laid = layTable(game, { options: {}, seats, seed: seedFrom('refused', number) })
    const match = laid.ok ? Match.open(game, laid.value) : laid
    assert.ok(match.ok)
    const bots = company<SailsOfWar>(seats, [randomBot], seedFrom('refused', number))
    while (playOut(match.value, bots, 1).decisions > 0) {
      const question = [...match.value.unanswered()].find((each) => each.kind === kind)
      if (question !== undefined) return { question, view: match.value.view(question.seat) }
    }
  }
  return assert.fail(`'${kind}' was never asked`)
}

test('SOW 7.2.7, SOW 7.3.7 who was refused sees where he is and presses where he goes instead', () => {
  for (const kind of ['march-on', 'sail-on']) {
    const { question, view } = comeUpon(kind)
    const here = zoneAsked(view, question)
    assert.notEqual(here, undefined)
    const lit = litPlaces(question, view, undefined)
    assert.ok(lit.length > 0 && lit.every(({ zone }) => zone !== here))
  }
})

test('a line of the ledger is shown where it happened', () => {
  const at = (fields: SeenLine['what']['fields']) =>
    placeOf({ turn: 1, clause: 'SOW 1.1.1', private: false, what: { key: 'x', fields } })
  assert.equal(at({ race: 'orcs', realm: 'zul' }), 'zul')
  assert.equal(at({ zone: 17 }), '17')
  assert.equal(at({ ships: ['orcs/warship/1'] }), 'orcs/warship/1')
  assert.equal(at({ race: 'orcs' }), undefined)
})

test('wherever a hex is pressed inside its sides, it is that hex', () => {
  for (const zone of ZONES) {
    const { x, y } = middleOf(zone)
    assert.equal(zoneAt({ x, y }), zone)
    for (let turn = 0; turn < 6; turn += 1) {
      const angle = (turn * Math.PI) / 3
      assert.equal(zoneAt({ x: x + 80 * Math.cos(angle), y: y + 80 * Math.sin(angle) }), zone)
    }
  }
  assert.equal(zoneAt({ x: -200, y: -200 }), undefined)
})
