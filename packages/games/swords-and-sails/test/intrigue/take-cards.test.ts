import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HandCard, StackId } from '../../src/cards.ts'
import { MERCENARY_IDS } from '../../src/data/cards/expansion-cards.ts'
import { FACTION_IDS, type FactionId } from '../../src/data/factions/factions.ts'
import { intrigue } from '../../src/intrigue/intrigue.ts'
import { takeCardsInOrder } from '../../src/intrigue/take-cards.ts'
import type { State } from '../../src/state.ts'
import { of } from '../scene.ts'
import { act, court } from './court.ts'

const THREE: readonly FactionId[] = ['HRE', 'BYZ', 'KIE']
const taking = (free: (StackId | null)[], bought: StackId[] = []) => ({ free, bought })

function dry(...colours: StackId[]) {
  return (state: State) => {
    for (const colour of colours) state.stacks[colour] = { pile: [], discards: [] }
  }
}

test('SNS 3.1.1, SNS 1.1.4 seats take cards one after another, the Empire first and the North Sea last', () => {
  const scene = act(court(FACTION_IDS), takeCardsInOrder)
  const order: FactionId[] = []
  while (!scene.over) {
    const [seat, ...others] = scene.awaited()
    assert.ok(seat !== undefined && others.length === 0, 'one at a time')
    order.push(seat)
    scene.away()
  }
  assert.equal(order.join(' '), 'HRE QUR FAT LEO BYZ KHA POL KIE BUL ARM FRA HUN ENG IRE NSE')
})

test('SNS 3.1.2 each takes its free card from its own colours', () => {
  const colours: Partial<Record<FactionId, readonly StackId[]>> = {
    QUR: ['red', 'green', 'yellow'],
    FAT: ['yellow', 'blue', 'green'],
    KHA: ['yellow', 'blue', 'green'],
    POL: ['yellow', 'blue', 'green'],
    LEO: ['blue', 'green', 'red'],
    BYZ: ['blue', 'green'],
    KIE: ['blue', 'green'],
    FRA: ['blue', 'green'],
    ENG: ['blue', 'green'],
    BUL: ['red', 'blue', 'green'],
    ARM: ['red', 'blue', 'green'],
    HUN: ['red', 'blue', 'green'],
    IRE: ['red', 'blue', 'green'],
    NSE: ['red', 'green'],
  }
  for (const [seat, allowed] of Object.entries(colours)) {
    const faction = FACTION_IDS.find((id) => id === seat)
    assert.ok(faction)
    const scene = act(court([faction]), takeCardsInOrder)
    const question = scene.question(faction, 'take-cards')
    const legal = ['green', 'blue', 'yellow', 'red'].filter(
      (colour) => question.check({ free: [colour], bought: [] }) === undefined,
    )
    assert.deepEqual(new Set(legal), new Set(allowed), seat)
  }
})

test('SNS 3.1.2 the free card is taken, no more and no fewer', () => {
  const scene = act(court(THREE), takeCardsInOrder)
  assert.equal(scene.refusal('HRE', 'take-cards', taking(['yellow'])), 'SNS 3.1.2')
  assert.equal(scene.refusal('HRE', 'take-cards', taking(['green', 'green'])), 'SNS 3.1.2')
  assert.equal(scene.refusal('HRE', 'take-cards', taking(['yellow', null])), 'SNS 3.1.2')
  scene.answer('HRE', 'take-cards', taking(['yellow', 'red']))
  assert.equal(of(scene.state, 'HRE').hand.length, 2)
})

test('SNS E16, SNS 3.1.2, SNS 3.2.1, SNS 3.2.2 the Empire’s five cards cost 105', () => {
  const state = court(THREE, {}, (each) => {
    of(each, 'HRE').gold = 104
  })
  const five = taking(['yellow', 'blue'], ['blue', 'green', 'red'])
  const scene = act(state, takeCardsInOrder)
  assert.equal(scene.refusal('HRE', 'take-cards', five), 'SNS 3.2.1')
  of(state, 'HRE').gold = 105
  const rich = act(state, takeCardsInOrder).answer('HRE', 'take-cards', five)
  assert.equal(of(rich.state, 'HRE').gold, 0)
  assert.equal(of(rich.state, 'HRE').hand.length, 5)
  assert.ok(
    rich
      .told()
      .includes(
        'The Empire takes an Espionage and a Political card, and for 105 gold a Political, a Development and a War.',
      ),
  )
})

test('SNS E17, SNS 3.1.3, SNS 3.2.1, SNS 3.2.2, SNS 3.2.3 yellow and green for the Empire', () => {
  const cost = (bought: StackId[], free: StackId[] = ['yellow', 'green']) => {
    const state = court(THREE, {}, (each) => {
      of(each, 'HRE').gold = 300
    })
    const scene = act(state, takeCardsInOrder).answer('HRE', 'take-cards', taking(free, bought))
    return 300 - of(scene.state, 'HRE').gold
  }
  assert.equal(cost(['yellow']), 45)
  assert.equal(cost(['green']), 45)
  assert.equal(cost(['blue']), 30)
  assert.equal(cost(['red']), 30)
  assert.equal(cost(['yellow', 'yellow']), 45 + 60)
  assert.equal(cost(['yellow'], ['yellow', 'yellow']), 60)
  const scene = act(court(THREE), takeCardsInOrder)
  const four = taking(['yellow', 'green'], ['yellow', 'yellow', 'yellow'])
  assert.equal(scene.refusal('HRE', 'take-cards', four), 'SNS 3.2.3')
})

test('SNS 3.1.4, SNS 3.1.5, SNS 14.1.2 colours are open, the cards are the taker’s alone', () => {
  const state = court(THREE)
  state.stacks.yellow.pile = ['sabotage', 'spy']
  state.stacks.red.pile = ['pillage']
  const scene = act(state, takeCardsInOrder).answer('HRE', 'take-cards', taking(['yellow', 'red']))
  assert.deepEqual(of(scene.state, 'HRE').hand, ['sabotage', 'pillage'])
  assert.ok(scene.told('BYZ').includes('The Empire takes an Espionage and a War card.'))
  assert.ok(scene.told('HRE').includes('You draw Sabotage Army/Fleet and Pillage Territory.'))
  assert.ok(!JSON.stringify([scene.told('BYZ'), scene.view('BYZ')]).includes('sabotage'))
  assert.equal(scene.view('BYZ').powers.HRE?.cards, 2)
})

test('SNS 3.1.6 a seat that does not answer takes its first available colour and buys none', () => {
  const scene = act(court(THREE, {}, dry('blue')), takeCardsInOrder).away()
  assert.ok(scene.told().includes('The Empire takes an Espionage and a Development card.'))
  scene.away()
  assert.ok(scene.told().includes('Byzantium takes a Development card.'))
  assert.equal(of(scene.state, 'BYZ').gold, 100)
})

test('SNS 3.2.4 discards are shuffled only when the stack is empty and a card is wanted', () => {
  const state = court(['BYZ', 'KIE'])
  state.stacks.blue = { pile: ['minorAlly'], discards: ['inheritTitle', 'royalMarriage'] }
  const scene = act(state, takeCardsInOrder, [{ shuffle: ['royalMarriage', 'inheritTitle'] }])
  scene.answer('BYZ', 'take-cards', taking(['blue']))
  assert.deepEqual(scene.state.stacks.blue.discards, ['inheritTitle', 'royalMarriage'])
  scene.answer('KIE', 'take-cards', taking(['blue']))
  assert.deepEqual(of(scene.state, 'KIE').hand, ['royalMarriage'])
  assert.deepEqual(scene.state.stacks.blue, { pile: ['inheritTitle'], discards: [] })
  assert.ok(scene.diceSpent().over)
})

test('SNS 3.2.5 a dry colour cannot be taken, and who finds all his colours dry takes none', () => {
  const scene = act(court(['BYZ', 'KIE'], {}, dry('blue')), takeCardsInOrder)
  assert.equal(scene.refusal('BYZ', 'take-cards', taking(['blue'])), 'SNS 3.2.5')
  assert.equal(scene.refusal('BYZ', 'take-cards', taking(['green'], ['blue'])), 'SNS 3.2.5')
  const none = act(court(['BYZ', 'KIE'], {}, dry('blue', 'green')), takeCardsInOrder)
  none.answer('BYZ', 'take-cards', taking([null])).away()
  assert.deepEqual(of(none.state, 'BYZ').hand, [])
  assert.deepEqual(of(none.state, 'KIE').hand, [])
  assert.ok(none.told().includes('Byzantium takes no free card.'))
})

test('SNS 3.2.6 Architect and Spy-Master have one free card more, which counts', () => {
  const state = court(['BYZ', 'KIE'], {}, (each) => {
    of(each, 'BYZ').leader = 'architect'
    of(each, 'KIE').leader = 'spyMaster'
  })
  const scene = act(state, takeCardsInOrder)
  scene.answer('KIE', 'take-cards', taking(['green', 'yellow'], ['yellow']))
  assert.equal(of(scene.state, 'KIE').gold, 55)
  scene.answer('BYZ', 'take-cards', taking(['green', 'green'], ['green']))
  assert.equal(of(scene.state, 'BYZ').gold, 40)
  assert.equal(of(scene.state, 'BYZ').hand.length, 3)
})

test('SNS 3.2.7 a hand has no limit', () => {
  const many: HandCard[] = Array.from({ length: 40 }, () => 'spy')
  const scene = act(court(['BYZ', 'KIE'], { BYZ: many }), takeCardsInOrder)
  scene.answer('BYZ', 'take-cards', taking(['green'], ['green']))
  assert.equal(of(scene.state, 'BYZ').hand.length, 42)
})

test('SNS 3.2.8, SNS 12.3.5 the stacks hold fifteen of each colour, more with the expansion', () => {
  const size = ({ stacks }: State) =>
    [stacks.green, stacks.blue, stacks.yellow, stacks.red, stacks.cyan].map(({ pile }) => pile.length)
  assert.deepEqual(size(court(THREE)), [15, 15, 15, 15, 0])
  const expanded = court(THREE, {}, undefined, { mercenaries: true })
  assert.deepEqual(size(expanded), [18, 18, 18, 26, 24])
  const count = (card: HandCard) => expanded.stacks.blue.pile.filter((each) => each === card).length
  assert.deepEqual([count('royalMarriage'), count('inheritTitle'), count('minorAlly')], [4, 4, 3])
})

test('SNS 12.3.1 cyan cards are only bought, and only where the expansion is in use', () => {
  const plain = act(court(THREE), takeCardsInOrder)
  assert.equal(plain.refusal('HRE', 'take-cards', taking(['yellow', 'red'], ['cyan'])), 'SNS 12.3.1')
  const scene = act(court(THREE, {}, undefined, { mercenaries: true }), takeCardsInOrder)
  scene.answer('HRE', 'take-cards', taking(['yellow', 'red'], ['cyan', 'cyan']))
  assert.equal(of(scene.state, 'HRE').gold, 100 - 30 - 45)
  const bands = of(scene.state, 'HRE').hand.filter((card) => MERCENARY_IDS.some((id) => id === card))
  assert.equal(bands.length, 2)
})

test('SNS 3.5.1 the Spy-Master takes before all others', () => {
  const state = court(THREE, {}, (each) => {
    of(each, 'KIE').leader = 'spyMaster'
  })
  assert.deepEqual(act(state, takeCardsInOrder).awaited(), ['KIE'])
})

test('SNS 3.1.6 standing instructions take the colours one prefers', () => {
  const scene = act(court(THREE), takeCardsInOrder)
  for (const seat of THREE) scene.instruct(seat, 'take-cards', { prefer: ['blue'] })
  assert.ok(scene.over)
  assert.ok(scene.told().includes('The Empire takes an Espionage and a Political card.'))
  assert.ok(scene.told().includes('Kiev takes a Political card.'))
})

test('SNS 13.1.4 in the learning turn each takes the cards of its sheet, and none is played', () => {
  const scene = act(court(THREE, {}, undefined, { learningTurn: true }), intrigue)
  assert.ok(scene.over)
  assert.ok(scene.told().includes('The Empire takes an Espionage and a Development card.'))
  assert.ok(scene.told().includes('Kiev takes a Development card.'))
  assert.equal(of(scene.state, 'HRE').hand.length, 2)
})
