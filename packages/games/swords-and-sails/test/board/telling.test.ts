import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/swords-and-sails'
import type { View } from '@windward/swords-and-sails/facts'
import { company, layTable, Match, type SeenLine, seedFrom } from '@windward/table'
import { keyOfPiece, piecesIn } from '../../board/map/standing.ts'
import { asTold } from '../../board/told/as-told.ts'
import { goingIn, ownerIn } from '../../board/told/events.ts'
import { together } from '../../board/told/together.ts'
import { battleTold, sideTold } from '../../board/told/told-battle.ts'

const SEATS = ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG']

/** A match of stewards, looked at by nobody in particular at the beginning and the end of some seasons. */
function played(): { before: View; now: View; lines: readonly SeenLine[] }[] {
  const steward = game.bots['steward']
  const laid = layTable(game, { options: {}, seats: SEATS, seed: seedFrom('told') })
  assert.ok(steward && laid.ok)
  const opened = Match.open(game, laid.value)
  assert.ok(opened.ok)
  const match = opened.value
  const bots = company(match.seats, [steward], seedFrom('told'))
  const seasons: { before: View; now: View; lines: readonly SeenLine[] }[] = []
  let [before, heard] = [match.view('BYZ'), 0]
  for (let turn = match.turn; match.outcome === undefined && seasons.length < 8; ) {
    const [question] = match.unanswered()
    if (question === undefined) break
    match.answer(question.seat, question.id, bots.answer(question))
    if (match.turn === turn) continue
    const lines = match.ledger('BYZ')
    seasons.push({ before, now: match.view('BYZ'), lines: lines.slice(heard) })
    ;[before, heard, turn] = [match.view('BYZ'), lines.length, match.turn]
  }
  return seasons
}

const seasons = played()

const places = (view: View): Map<string, string> => {
  const { armies, fleets } = piecesIn(view)
  return new Map([...armies, ...fleets].map((piece) => [keyOfPiece(piece), piece.at]))
}

test('before anything is told the board stands as it stood, and when all is told as it stands', () => {
  for (const { before, now, lines } of seasons) {
    const first = asTold(before, now, [], lines)
    for (const [key, at] of places(before)) assert.equal(places(first).get(key), at, key)
    for (const { what } of lines) {
      const land = what.fields['land']
      if (typeof land === 'string' && land in before.lands)
        assert.deepEqual(Object(first.lands)[land], Object(before.lands)[land])
    }
    const last = asTold(before, now, lines, [])
    assert.deepEqual(last.lands, now.lands)
    for (const [key, at] of places(last)) assert.equal(at, places(now).get(key) ?? at, key)
    for (const key of places(now).keys()) assert.ok(places(last).has(key), key)
  }
})

test('a piece stands where the line that is being told has led it', () => {
  let goings = 0
  for (const { before, now, lines } of seasons)
    for (const [place, line] of lines.entries()) {
      const going = goingIn(line)
      const later = lines.slice(place + 1)
      if (going === undefined || later.some((each) => goingIn(each)?.piece === going.piece)) continue
      const told = asTold(before, now, lines.slice(0, place + 1), later)
      const at = places(told).get(going.piece)
      if (places(now).get(going.piece) !== going.to) continue
      assert.equal(at, going.to, `${going.piece} after line ${place}`)
      goings += 1
    }
  assert.ok(goings > 50, `${goings} pieces went somewhere`)
})

test('a land changes hands when it is told, not before', () => {
  let changes = 0
  for (const { before, now, lines } of seasons)
    for (const [place, line] of lines.entries()) {
      const won = ownerIn(line)
      if (won === undefined) continue
      const earlier = asTold(before, now, lines.slice(0, place), lines.slice(place))
      const then = asTold(before, now, lines.slice(0, place + 1), lines.slice(place + 1))
      assert.notEqual(earlier.lands[won.land].owner, won.owner)
      assert.equal(then.lands[won.land].owner, won.owner)
      changes += 1
    }
  assert.ok(changes > 10, `${changes} lands changed hands`)
})

test('what all do at once is told at once, and orders seat by seat', () => {
  const line = (key: string, piece: string): SeenLine => ({
    clause: 'SNS 6.1.2',
    turn: 1,
    private: false,
    what: { key, fields: { piece } },
  })
  assert.ok(together(line('movement.sailed', 'BYZ 1'), line('movement.sailed', 'FAT 2')))
  assert.ok(!together(line('movement.sailed', 'BYZ 1'), line('movement.marched', 'BYZ I')))
  assert.ok(together(line('orders.revealed', 'BYZ 1'), line('orders.revealed', 'BYZ I')))
  assert.ok(!together(line('orders.revealed', 'BYZ 1'), line('orders.revealed', 'FAT I')))
  assert.ok(!together(line('siege.taken', 'BYZ 1'), line('siege.taken', 'BYZ 1')))
})

test('a battle is told with both sides and what they have lost', () => {
  const battle = (key: string, fields: SeenLine['what']['fields']): SeenLine => ({
    clause: 'SNS 7.1.6',
    turn: 1,
    private: false,
    what: { key, fields },
  })
  const where = { land: 'thrace' }
  const lines = [
    battle('battle.begins', { where, sides: [['BYZ'], ['FAT', 'KIE']] }),
    battle('battle.close', { faction: 'BYZ', at: ['FAT'], rolls: [{ kind: 'KN', rolled: [1] }], damage: 5 }),
    battle('battle.damage', { faction: 'FAT', damage: 5, caught: 1, armour: 0, points: 4 }),
    battle('battle.losses.taken', { faction: 'FAT', losses: [{ piece: 'FAT I', kind: 'LC', count: 1 }] }),
  ]
  const told = battleTold(lines)
  assert.ok(told)
  assert.deepEqual(told.sides, [['BYZ'], ['FAT', 'KIE']])
  assert.equal(sideTold(told, 'FAT').points, 4)
  assert.deepEqual([...sideTold(told, 'FAT').lost], [['LC', 1]])
  assert.equal(sideTold(told, 'BYZ').points, 0)
  const after = [...lines, battle('battle.won', { where, winners: ['BYZ'] })]
  assert.equal(battleTold(after)?.won, true)
  assert.equal(battleTold([...after, battle('siege.begins', { besieger: 'BYZ', land: 'thrace' })]), undefined)
})
