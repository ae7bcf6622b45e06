import { freely, type Lesson, step } from '@windward/table/lesson'
import type { Orders } from '../../src/facts.ts'
import { fleetWords as words } from './fleets.en.ts'
import { powerIn, prepared, quietly } from './prepared.ts'
import { ordering, says, such } from './short-tasks.ts'

const SEATS = ['ENG', 'FRA'] as const

const LANDING: Orders = {
  armies: [
    {
      army: 'I',
      does: { deed: 'board', fleets: ['1'], when: 'after', to: 'leinster' },
      meets: { stance: 'attack' },
    },
  ],
  fleets: [{ fleet: '1', does: { deed: 'hold' }, meets: { stance: 'defend' } }],
  transfers: [],
}

const CHALLENGE: Orders = {
  armies: [],
  fleets: [{ fleet: '2', does: { deed: 'move', to: 'irish_sea' }, meets: { stance: 'attack' } }],
  transfers: [],
}

/** Carrying an army, a battle at sea on the way, and the landing. */
export const fleetsAndLandings: Lesson = {
  id: 'fleets-and-landings',
  title: words.title,
  about: words.about,
  minutes: 5,
  meets: ['meet-fleets', 'slip-away', 'captured-ships', 'assign-cargo', 'overload'],
  table: {
    options: { length: 'short' },
    here: 'ENG',
    bots: ['FRA'],
    seed: 'fleets and landings',
    script: [{ seat: 'FRA', turn: 1, kind: 'orders', answer: CHALLENGE }, ...quietly(SEATS)],
    position: prepared({
      seats: SEATS,
      change: (state) => {
        const { armies } = powerIn(state, 'ENG')
        if (armies.I !== undefined) Object.assign(armies.I, { at: 'wales', from: 'wales' })
        state.lands.wales.owner = 'ENG'
        for (const city of state.lands.wales.cities) city.holder = 'ENG'
        const { fleets } = powerIn(state, 'FRA')
        if (fleets[2] !== undefined)
          Object.assign(fleets[2], {
            at: 'celtic_sea',
            from: 'celtic_sea',
            ships: { ...fleets[2].ships, WS: 0, RD: 1, TR: 0 },
          })
      },
    }),
    begins: { turn: 1, kind: 'orders' },
  },
  parts: [
    {
      name: words.parts.places,
      steps: [
        step(words.ships, { points: [{ place: 'ENG 1' }] }),
        step(words.places, { task: { do: 'reply', choices: words.places.choices } }),
        step(words.bridge),
      ],
    },
    {
      name: words.parts.orders,
      steps: [
        step(words.write, {
          points: [{ place: 'wales' }, { place: 'leinster' }],
          task: ordering(LANDING, words.notLanding()),
        }),
      ],
    },
    {
      name: words.parts.battle,
      steps: [
        step(words.met),
        step(words.fled, { task: { do: 'reply', choices: words.fled.choices } }),
        step(words.targets, { points: [{ part: 'decision' }], task: freely('retreat') }),
      ],
    },
    {
      name: words.parts.ashore,
      steps: [
        step(words.landed, {
          points: [{ part: 'decision' }],
          task: such('siege-way', says('way', 'whole'), words.notLanding()),
        }),
        step(words.pay, { task: freely('siege-toll') }),
        step(words.port),
      ],
    },
  ],
}
