import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, layTable, Match, randomBot, seedFrom, thinkingAt } from '@windward/table'
import { game } from '@windward/table/fixture'
import { drawFrom, evolve, mixture, playOn, Regrets, race, softened, worldsOf } from '../src/index.ts'

const dice = (name: string) => diceFor(diceRoot(seedFrom('search', name), {}), 'test')

test('a race finds the best although luck is larger than what they differ by, since all have the same luck', () => {
  const luck = dice('luck').rolls(4000, 100)
  const ranked = race([1, 2, 3, 4, 5, 6, 7], (candidate, world) => candidate + (luck[world] ?? 0), 200)
  assert.equal(ranked[0]?.candidate, 7)
  assert.equal(ranked.length, 7)
  assert.ok((ranked[0]?.tries ?? 0) > (ranked[6]?.tries ?? 0), 'the best are tried more often')
  assert.ok(ranked.reduce((sum, { tries }) => sum + tries, 0) <= 200)
})

test('regret matching finds the mixture of stone, paper and scissors when scissors win double', () => {
  const payoffs = [
    [0, -1, 1],
    [1, 0, -2],
    [-1, 2, 0],
  ]
  const { own, theirs } = mixture(payoffs, { rounds: 4000 })
  for (const shares of [own, theirs])
    for (const [way, share] of [0.5, 0.25, 0.25].entries())
      assert.ok(Math.abs((shares[way] ?? 0) - share) < 0.02, `${shares}`)
})

test('an anchor keeps near to habit, the heavier the nearer', () => {
  const prior = [0.8, 0.2]
  const [free, near] = [0, 1].map((anchor) => {
    const regrets = new Regrets(2, prior, anchor)
    for (let round = 0; round < 500; round += 1) regrets.learn([0, 0.3])
    return regrets.average()[1] ?? 0
  })
  assert.ok((free ?? 0) > 0.95)
  assert.ok((near ?? 1) < 0.5 && (near ?? 0) > 0.2)
})

test('evolution climbs', () => {
  const best = evolve(
    {
      seeds: [[0, 0, 0, 0, 0, 0]],
      worth: (plan) => plan.reduce((sum, each) => sum + each, 0),
      mutate: (plan, dice) => plan.with(dice.below(plan.length), dice.below(10)),
      cross: (one, other, dice) =>
        one.map((each, place) => (dice.below(2) === 0 ? each : (other[place] ?? each))),
      population: 20,
      elite: 2,
      tournament: 4,
      generations: 40,
    },
    dice('evolution'),
  )[0]
  assert.ok((best?.worth ?? 0) >= 50, `${best?.worth}`)
})

test('what is drawn is as likely as it weighs, and softening shares by worth', () => {
  const counts = [0, 0, 0]
  const drawing = dice('draw')
  for (let drawn = 0; drawn < 6000; drawn += 1) {
    const place = drawFrom([1, 2, 3], drawing)
    counts[place] = (counts[place] ?? 0) + 1
  }
  for (const [place, count] of counts.entries()) assert.ok(Math.abs(count - 1000 * (place + 1)) < 150)
  assert.deepEqual(softened([1, 1], 0.1), [0.5, 0.5])
  assert.ok((softened([1, 0], 0.1)[0] ?? 0) > 0.99)
})

test('the world of a number and its luck are the same whatever is tried in it', () => {
  const laid = layTable(game, { options: { turns: 5 }, seats: game.seats.all, seed: seedFrom('worlds') })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  assert.ok(opened.ok)
  const match = opened.value
  const question = match.nextUnanswered()
  assert.ok(question)
  const worlds = worldsOf(game, question, thinkingAt(match, question.seat, 10), dice('worlds'))
  const played = (number: number) => {
    const players = worlds.dice(number)
    const thought = playOn(
      worlds.fork(number),
      (each) => randomBot.answer(each, players),
      ({ turn }) => turn > 3,
    )
    assert.ok(thought.turn > 3)
    return structuredClone(thought.state)
  }
  assert.deepEqual(played(0), played(0))
  assert.notDeepEqual(played(0), played(1))
})
