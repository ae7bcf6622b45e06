import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/sails-of-war'
import { homeOf, openPlayer, type View } from '@windward/sails-of-war/facts'
import { layTable, Match, nextAwaited } from '@windward/table'
import { aboutRealm } from '../../board/describe.ts'
import { result } from '../../board/seat-face.ts'

/** The first Council of three, as the first of them sees it. */
function firstCouncil(): View {
  const seats = ['knights', 'elves', 'orcs'] as const
  const laid = layTable(game, { options: {}, seats: [...seats], seed: '7'.padStart(64, '0') })
  assert.ok(laid.ok)
  const match = Match.open(game, laid.value)
  assert.ok(match.ok)
  for (let next = nextAwaited(match.value); next !== undefined; next = nextAwaited(match.value)) {
    if (next.kind === 'council') return structuredClone(match.value.view(next.seat))
    match.value.timeUp(next.seat, next.id)
  }
  return assert.fail('there was no Council')
}

test('a Realm is described with its player named once, and others by their own names', () => {
  const view = firstCouncil()
  const home = view.realms[homeOf('knights')]
  assert.ok(home)
  assert.match(
    aboutRealm(view, home),
    /^Home Realm, held by the Knights of Daqan with \d+ Footmen and a Hero$/,
  )
  home.owner = 'orcs'
  assert.match(aboutRealm(view, home), /held by the Orcs of Zul, Knights of Daqan: \d+ Footmen and a Hero$/)
})

test('SOW 15.2.4, SOW 15.1.3 the end says what decided between equal Stars', () => {
  const view = firstCouncil()
  for (const [race, grain] of [
    ['knights', 9],
    ['elves', 7],
    ['orcs', 30],
  ] as const)
    Object.assign(openPlayer(view, race), {
      stars: race === 'orcs' ? 1 : 2,
      stock: { grain, wood: 0, iron: 0 },
    })
  assert.equal(
    result({ winners: ['knights'], how: 'roundLimit' }, view).title,
    'The Knights of Daqan have won by Stars after the last round; the Elves of Lotharia have as many, but a smaller stock',
  )
  Object.assign(openPlayer(view, 'elves'), { stars: 1 })
  assert.equal(
    result({ winners: ['knights'], how: 'roundLimit' }, view).title,
    'The Knights of Daqan have won by Stars after the last round',
  )
})
