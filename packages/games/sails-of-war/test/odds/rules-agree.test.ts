import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom, USUAL_PAINS } from '@windward/search/odds'
import { odds } from '../../src/index.ts'
import { type LandBattle, landOdds } from '../../src/odds/land-odds.ts'
import { seaOdds } from '../../src/odds/sea-odds.ts'
import type { SomeUnits } from '../../src/pieces.ts'
import { fightSeaBattles } from '../../src/sea/sea-battles.ts'
import { battle, units } from '../battle/clash.ts'
import { ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

const BATTLES = 500
const WITHIN = 3 * Math.sqrt(0.25 / BATTLES)
const MOST_DICE = 900
const random = randomFrom('rules')
const dice = () => Array.from({ length: MOST_DICE }, () => 1 + Math.floor(random() * 10))
const near = (a: number, b: number, by = WITHIN) =>
  assert.ok(Math.abs(a - b) <= by, `${a} is not ${b} ± ${by}`)

const FIELDS: Readonly<Record<string, { attacker: SomeUnits; defender: SomeUnits; building?: 'city' }>> = {
  'foot against foot': { attacker: { footman: 4 }, defender: { footman: 3 } },
  'all arms against all arms': {
    attacker: { footman: 3, archer: 2, cavalry: 2 },
    defender: { footman: 3, archer: 2, cavalry: 1 },
  },
  'a storm on a City': {
    attacker: { footman: 5, cavalry: 3 },
    defender: { footman: 3, archer: 2 },
    building: 'city',
  },
  monsters: { attacker: { footman: 2, giant: 1, firegaunt: 1 }, defender: { footman: 5, archer: 1 } },
}

/** Fought by the rules, everybody being away: nobody goes who does not have to. */
function byTheRules({ attacker, defender, building = undefined }: (typeof FIELDS)[string]) {
  const tally = { win: 0, lose: 0 }
  for (let each = 0; each < BATTLES; each += 1) {
    const scene = battle(
      { attacker, defender, realm: { owner: 'dwarves', ...(building && { building }) } },
      dice(),
    )
    while (!scene.over) scene.away()
    const [ours, theirs] = (['orcs', 'dwarves'] as const).map((race) =>
      Object.values(units(scene, race) ?? {}).reduce((sum, count) => sum + count, 0),
    )
    if ((ours ?? 0) > 0 && theirs === 0) tally.win += 1
    if ((theirs ?? 0) > 0) tally.lose += 1
  }
  return { win: tally.win / BATTLES, lose: tally.lose / BATTLES }
}

for (const [name, field] of Object.entries(FIELDS))
  test(`${name}: the odds are those of the rules`, () => {
    const found = byTheRules(field)
    const asked: LandBattle = {
      attacker: { race: 'orcs', units: field.attacker },
      defenders: [{ race: 'dwarves', units: field.defender }],
      walls: field.building === undefined ? 0 : 2,
      base: false,
    }
    const { win, lose } = landOdds(asked, { ...USUAL_PAINS, trials: 4_000 })
    near(found.win, win)
    near(found.lose, lose)
  })

test('at sea they are exact, and those of the rules', () => {
  let won = 0
  for (let each = 0; each < BATTLES; each += 1) {
    const start = position(['orcs', 'knights'], {}, (state) => {
      of(state, 'orcs').initiative = 1
      of(state, 'knights').initiative = 2
      for (let n = 0; n < 3; n += 1) ship(state, 'orcs', 'warship', [3, 5])
      for (let n = 0; n < 2; n += 1) ship(state, 'knights', 'warship', [3, 5])
    })
    const scene = new Scene(
      start,
      (t) => {
        fightSeaBattles(t, 'orcs')
        return undefined
      },
      { dice: dice() },
    )
    if (scene.state.ships.some(({ owner }) => owner === 'orcs')) won += 1
  }
  const { win, lose, neither, exact } = seaOdds(3, [2])
  near(won / BATTLES, win)
  near(win + lose + neither, 1, 1e-9)
  assert.equal(exact, true)
})

test('a Realm that nobody defends is taken for certain', () => {
  const { win, exact } = landOdds({
    attacker: { race: 'orcs', units: { footman: 1 } },
    defenders: [],
    walls: 0,
    base: false,
  })
  assert.deepEqual({ win, exact }, { win: 1, exact: true })
})

test('the command line asks the same, and is told what it cannot read', () => {
  const asked = odds.find(({ name }) => name === 'battle')
  assert.ok(asked)
  const pains = { ...USUAL_PAINS, trials: 2_000 }
  const answer = asked.ask({ attacker: 'orcs footman:4', defender: 'dwarves footman:3' }, pains)
  assert.ok('report' in answer)
  assert.deepEqual(
    answer.report,
    landOdds(
      {
        attacker: { race: 'orcs', units: { footman: 4 } },
        defenders: [{ race: 'dwarves', units: { footman: 3 } }],
        walls: 0,
        base: false,
      },
      pains,
    ),
  )
  const wrong = asked.ask({ attacker: 'trolls footman:4', defender: 'dwarves footman:3' }, pains)
  assert.ok('complaint' in wrong && wrong.complaint.includes('trolls'))
})
