import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import type { HeroArtifact } from '../../src/data/artifacts.ts'
import type { FoeId } from '../../src/data/heroes.ts'
import type { RaceId } from '../../src/data/races.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { fightFoes } from '../../src/heroes/fight-foes.ts'
import { healHeroes } from '../../src/heroes/heal.ts'
import { loseHero } from '../../src/heroes/lose-hero.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import type { State } from '../../src/state.ts'
import { type View, view } from '../../src/view.ts'
import { army, hero, lay, port, ship } from '../field.ts'
import { position, Scene } from '../scene.ts'

function turn(change: (state: State) => void, dice: readonly Foreseen[] = []) {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    fresh.turn = newTurn('elves')
    lay(fresh, 'mellon', [1, 4])
    lay(fresh, 'thornwood', [2, 4])
    lay(fresh, 'stormtop', [3, 4])
    lay(fresh, 'goodland', [4, 4])
    lay(fresh, 'lotharia', [5, 4], { owner: 'elves' })
    change(fresh)
  })
  return new Scene(state, (t) => actUntilDone(t, 'elves', movementSegment), { dice })
}

const HERO = 'elves/hero/1'
const walk = (...path: string[]) => ({ do: 'walk', hero: HERO, path })

test('SOW 10.1.1 a Hero walks three Realms, past foreign units, Forests and Mountains', () => {
  const scene = turn((state) => {
    hero(state, 'elves', 'mellon')
    army(state, 'thornwood', 'orcs', { footman: 3 })
  })
  assert.equal(
    scene.refusal('elves', 'move', walk('thornwood', 'stormtop', 'goodland', 'lotharia')),
    'SOW 10.1.1',
  )
  scene.answer('elves', 'move', walk('thornwood', 'stormtop', 'goodland'))
  assert.equal(scene.state.heroes[0]?.realm, 'goodland')
  assert.equal(scene.refusal('elves', 'move', walk('lotharia')), 'SOW 10.1.1')
})

test('SOW 13.1 with the Wind Boots he walks five', () => {
  turn((state) => hero(state, 'elves', 'mellon', { artifacts: ['wind-boots'] })).answer(
    'elves',
    'move',
    walk('thornwood', 'stormtop', 'goodland', 'lotharia'),
  )
})

test('SOW 10.1.2 from a Port to any other Port, which is his whole move', () => {
  const scene = turn((state) => {
    lay(state, 'larkfield', [6, 9], { owner: 'orcs', ports: [port(1)] })
    state.realms.mellon?.ports.push(port(1))
    hero(state, 'elves', 'mellon')
  })
  const journey = (to: string) => ({ do: 'journey', hero: HERO, to })
  assert.equal(scene.refusal('elves', 'move', journey('goodland')), 'SOW 10.1.2')
  scene.answer('elves', 'move', journey('larkfield'))
  assert.equal(scene.state.heroes[0]?.realm, 'larkfield')
  assert.equal(scene.refusal('elves', 'move', journey('mellon')), 'SOW 10.1.2')
})

test('SOW 10.1.2, SOW 5.16 a shut Port serves nobody', () => {
  const scene = turn((state) => {
    lay(state, 'larkfield', [6, 9], { ports: [port(1)] })
    state.realms.mellon?.ports.push(port(3))
    hero(state, 'elves', 'mellon')
  })
  assert.equal(scene.refusal('elves', 'move', { do: 'journey', hero: HERO, to: 'larkfield' }), 'SOW 10.1.2')
})

test('SOW 10.1.4, SOW 11.3.2 a Dungeon ends his walk', () => {
  const scene = turn((state) => {
    state.places.thornwood = 'dungeon'
    hero(state, 'elves', 'mellon')
  })
  assert.equal(scene.refusal('elves', 'move', walk('thornwood', 'stormtop')), 'SOW 10.1.1')
  scene.answer('elves', 'move', walk('thornwood'))
})

test('SOW 10.1.5 a Hero aboard does nothing but land', () => {
  const scene = turn((state) => {
    ship(state, 'elves', 'transport', [2, 6])
    hero(state, 'elves', null, { ship: 'elves/transport/1' })
    state.faceDown.mellon = 'village'
  })
  assert.equal(scene.refusal('elves', 'move', { do: 'search', hero: HERO }), 'SOW 10.1.6')
  assert.equal(scene.refusal('elves', 'move', walk('mellon')), 'SOW 10.1.1')
})

test('SOW 10.1.6 one thing a turn, and no move after it', () => {
  const scene = turn((state) => {
    hero(state, 'elves', 'mellon')
    state.faceDown.mellon = 'empty-lands'
    state.faceDown.thornwood = 'village'
  }, []).answer('elves', 'move', { do: 'search', hero: HERO })
  assert.equal(scene.refusal('elves', 'move', { do: 'search', hero: HERO }), 'SOW 10.1.6')
  assert.equal(scene.refusal('elves', 'move', walk('thornwood')), 'SOW 10.1.1')
})

/** A fight by itself. */
function fight(foe: FoeId, dice: readonly Foreseen[], artifacts: HeroArtifact[] = [], options: object = {}) {
  const state = position(['elves', 'orcs'], options, (fresh) => {
    lay(fresh, 'mellon', [1, 4])
    hero(fresh, 'elves', 'mellon', { artifacts })
  })
  return new Scene(
    state,
    (t) => {
      const [fighter] = t.state.heroes
      if (fighter) fightFoes(t, fighter, foe)
      return undefined
    },
    { dice },
  ).diceSpent()
}

test('SOW 10.2.2 both roll together; hits fall on one foe until it is dead', () => {
  const goblins = fight('goblins', [7, 9, 8, 1, 1, 7, 1, 1])
  assert.equal(goblins.state.heroes[0]?.wounds, 1, 'three Goblins roll in the first round, one in the second')
  const ogre = fight('ogre', [7, 1, 8, 1, 7, 1, 1, 1])
  assert.equal(ogre.state.heroes[0]?.wounds, 2, 'an Ogre deals two wounds a hit')
})

test('SOW 10.2.3 a Hero who dies together with the last monster is dead; wounds stay', () => {
  const scene = fight('ogre', [7, 1, 8, 8, 7, 1, 8, 1])
  assert.deepEqual(scene.state.heroes, [])
})

test('SOW 13.1 Bright Blade, Deep Mail and Warding Stone', () => {
  assert.equal(fight('wolves', [7, 7, 1, 8, 8], ['bright-blade']).state.heroes[0]?.wounds, 2)
  assert.equal(fight('troll', [7, 7, 8, 7, 7, 8, 7, 1, 8], ['warding-stone']).state.heroes[0]?.wounds, 2)
  const mailed = fight('ogre', [1, 1, 8, 8, 7, 7, 8, 1], ['deep-mail'])
  assert.equal(mailed.state.heroes[0]?.wounds, 6)
})

test('SOW 10.2.6 with defence the fourth figure is dice that ward off hits', () => {
  // Round 1: the Hero 7 and 7, the Ogre 8 and 8; the Hero wards off one with a 7, the Ogre none of two. It is dead.
  const scene = fight('ogre', [7, 7, 8, 8, 7, 1, 1], [], { defence: true })
  assert.equal(scene.state.heroes[0]?.wounds, 1)
})

test('SOW 10.2.4, SOW 11.3.2 healing: one wound anywhere, all at home while it is held, two more in the Inn', () => {
  const healed = (holder: RaceId) => {
    const state = position(['elves', 'orcs'], {}, (fresh) => {
      lay(fresh, 'mellon', [1, 4])
      lay(fresh, 'goodland', [3, 4])
      lay(fresh, 'lotharia', [5, 4], { owner: holder })
      fresh.places.goodland = 'last-cozy-inn'
      for (const realm of ['mellon', 'goodland', 'lotharia'] as const)
        hero(fresh, 'elves', realm, { wounds: 4 })
    })
    const scene = new Scene(state, (t) => {
      healHeroes(t, 'elves')
      return undefined
    })
    return scene.state.heroes.map(({ wounds }) => wounds)
  }
  assert.deepEqual(healed('elves'), [3, 1, 0])
  assert.deepEqual(healed('orcs'), [3, 1, 3])
})

/** Two Heroes in Mellon, the Elves' one in his turn. */
const duellists = (own: object, other: object) => (state: State) => {
  hero(state, 'elves', 'mellon', own)
  hero(state, 'orcs', 'mellon', other)
}
const challenge = { do: 'challenge', hero: HERO, foe: 'orcs/hero/1' }

test('SOW 10.2.7, SOW 10.2.8, SOW 10.2.9 a duel to the death; the winner takes the artifacts', () => {
  const scene = turn(
    duellists({}, { wounds: 4, artifacts: ['deep-mail', 'bright-blade'] }),
    [7, 7, 7, 1, 1, 7, 1, 1, 1, 1],
  ).answer('elves', 'move', challenge)
  assert.deepEqual(
    scene.state.heroes.map(({ id, wounds, artifacts }) => [id, wounds, artifacts]),
    [[HERO, 1, ['deep-mail', 'bright-blade']]],
  )
})

test('SOW 10.2.8 the winner may be challenged by the next; if both die both are gone', () => {
  const scene = turn(
    (state) => {
      duellists({ wounds: 4 }, { wounds: 3 })(state)
      hero(state, 'elves', 'mellon', { wounds: 4 })
    },
    [1, 1, 7, 1, 7, 7, 7, 1],
  )
  scene.answer('elves', 'move', challenge)
  scene.answer('elves', 'move', { ...challenge, hero: 'elves/hero/2' }).diceSpent()
  assert.deepEqual(scene.state.heroes, [])
})

test('SOW 10.2.10 the winner may take the prize, giving up his own Quest Card', () => {
  const scene = turn(
    duellists(
      { quest: { card: 'lost-mine', stage: 0, prize: null } },
      { wounds: 4, quest: { card: 'star-thief', stage: 3, prize: 'star' } },
    ),
    [7, 1, 1, 1],
  ).answer('elves', 'move', challenge)
  assert.equal(scene.view('orcs').heroes.find(({ id }) => id === HERO)?.quest, 'secret')
  const ofLoser = ({ heroes, spoils }: View) => heroes.find(({ id }) => id === spoils?.loser)?.quest
  assert.deepEqual(ofLoser(scene.view('elves')), { card: null, stage: 0, prize: 'star' })
  assert.equal(ofLoser(view(scene.state, 'spectator')), 'secret')
  scene.answer('elves', 'take-prize', 'take')
  assert.equal(scene.state.spoils, undefined)
  assert.deepEqual(scene.state.heroes[0]?.quest, { card: null, stage: 0, prize: 'star' })
  assert.match(scene.told('elves').join(), /carries a Star of Timorran: bring it home/)
  assert.doesNotMatch(scene.told('orcs').join(), /carries/)
  assert.deepEqual([...scene.state.questsGone].sort(), ['lost-mine', 'star-thief'])
})

test('SOW 10.2.10 a Hero carries one prize: who takes another leaves his own', () => {
  const scene = turn(
    duellists(
      { quest: { card: null, stage: 0, prize: 'staff' } },
      { wounds: 4, quest: { card: 'star-thief', stage: 3, prize: 'star' } },
    ),
    [7, 1, 1, 1],
  ).answer('elves', 'move', challenge)
  const left = structuredClone(scene.state)
  scene.answer('elves', 'take-prize', 'take')
  assert.deepEqual(scene.state.heroes[0]?.quest, { card: null, stage: 0, prize: 'star' })
  assert.equal(left.heroes[0]?.quest?.prize, 'staff')
})

test('SOW 10.2.11, SOW 13.1 nobody is challenged in the Inn, nor who wears the Cloak', () => {
  const inn = turn((state) => {
    duellists({}, {})(state)
    state.places.mellon = 'last-cozy-inn'
  })
  assert.equal(inn.refusal('elves', 'move', challenge), 'SOW 10.2.11')
  const cloak = turn(duellists({}, { artifacts: ['cloak'] }))
  assert.equal(cloak.refusal('elves', 'move', challenge), 'SOW 13.1')
  assert.equal(cloak.refusal('elves', 'move', { ...challenge, foe: HERO }), 'SOW 10.2.8', 'not himself')
})

test('SOW 10.3.7, SOW 13.3 a dead Hero takes card, prize and artifacts with him', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    lay(fresh, 'mellon', [1, 4])
    fresh.stars = 7
    hero(fresh, 'elves', 'mellon', {
      artifacts: ['cloak'],
      quest: { card: 'star-thief', stage: 3, prize: 'star' },
    })
  })
  const scene = new Scene(state, (t) => {
    const [doomed] = t.state.heroes
    if (doomed) loseHero(t, doomed)
    return undefined
  })
  assert.deepEqual(scene.state.heroes, [])
  assert.deepEqual(scene.state.questsGone, ['star-thief'])
  assert.equal(scene.state.stars, 7)
})
