import { exactly, type Lesson, step } from '@windward/table/lesson'
import { zoneAt } from '../src/board/zones.ts'
import type { RaceId, ShipKind } from '../src/facts.ts'
import { launch } from '../src/ships.ts'
import type { State } from '../src/state.ts'
import { answerWords } from './answers.en.ts'
import { deed, done, sails } from './answers.ts'
import { addPort, looksOn, ocean } from './ocean.ts'
import { shipWords as words } from './ships.en.ts'

const HARBOUR = { realm: 'mellon', side: 2 } as const
const FAR_HARBOUR = { realm: 'silverleaf', side: 4 } as const
const OFF_DAQAN = zoneAt(3, 4)
const MIDDLE = zoneAt(3, 5)
const OFF_THE_ISLE = zoneAt(4, 5)
const ELVES_AT = zoneAt(4, 6)

const TRANSPORT = 'knights/transport/1'
const WARSHIPS = ['knights/warship/1', 'knights/warship/2']
const TRADER = 'knights/trader/1'
const VICTIM = 'elves/transport/1'

const done1 = { points: [{ part: 'submit' }] } as const

function putToSea(state: State): void {
  addPort(state, HARBOUR.realm, HARBOUR.side)
  addPort(state, FAR_HARBOUR.realm, FAR_HARBOUR.side)
  const at = (owner: RaceId, kind: ShipKind, zone: number) => {
    const ship = launch(state, owner, kind, owner === 'knights' ? HARBOUR : FAR_HARBOUR)
    if (ship !== undefined) Object.assign(ship, { zone, port: null })
  }
  at('knights', 'transport', OFF_DAQAN)
  at('knights', 'warship', MIDDLE)
  at('knights', 'warship', MIDDLE)
  at('elves', 'warship', ELVES_AT)
  at('elves', 'transport', ELVES_AT)
}

/** Ships of the Knights and of the Elves meet between two coasts. */
export const ships: Lesson = {
  id: 'ships',
  title: words.title,
  about: words.about,
  meets: ['sea-denial'],
  minutes: 8,
  table: {
    options: {},
    here: 'knights',
    bots: ['elves'],
    seed: 'ships 2',
    position: ocean(
      {
        race: 'knights',
        stock: { grain: 12, wood: 12, iron: 3 },
        stars: 1,
        lands: { daqan: { footman: 3 }, mellon: { footman: 1 } },
      },
      {
        race: 'elves',
        stock: { grain: 12, wood: 8, iron: 4 },
        stars: 1,
        lands: { lotharia: { footman: 3 }, silverleaf: { archer: 1 } },
      },
      putToSea,
    ),
    script: [{ seat: 'knights', kind: 'council', answer: 'done' }, ...looksOn('elves')],
    begins: { turn: 2, kind: 'recruit' },
  },
  parts: [
    {
      name: words.parts.port,
      steps: [
        step(words.port, {
          points: [{ place: 'mellon' }, { place: TRANSPORT }],
          task: { do: 'look', at: ['mellon'], otherwise: answerWords.otherPlace('Mellon') },
        }),
        step(words.kinds),
        step(words.price),
        step(words.build, {
          points: [{ choice: 'ship' }],
          task: deed(
            'recruit',
            { do: 'ship', realm: 'mellon', kind: 'trader' },
            { side: 2, with: 'wood' },
            words.tradeShip(),
          ),
        }),
        step(words.built, { ...done1, task: done('recruit') }),
      ],
    },
    {
      name: words.parts.transport,
      steps: [
        step(words.load, {
          points: [{ choice: 'load' }],
          task: deed(
            'move',
            { do: 'load', from: 'daqan', units: { footman: 2 } },
            { ship: TRANSPORT, heroes: [] },
            words.fromDaqan(),
          ),
        }),
        step(words.sail, {
          points: [{ place: TRANSPORT }, { place: 'kingsreach' }],
          task: sails([TRANSPORT], [zoneAt(4, 4), OFF_THE_ISLE], words.besideIsle()),
        }),
        step(words.unload, {
          points: [{ choice: 'unload' }],
          task: deed(
            'move',
            { do: 'unload', to: 'kingsreach', units: { footman: 2 } },
            { ship: TRANSPORT, heroes: [] },
            words.onIsle(),
          ),
        }),
        step(words.guarded),
      ],
    },
    {
      name: words.parts.war,
      steps: [
        step(words.attack, {
          points: [{ place: WARSHIPS[0] ?? '' }, { place: 'elves/warship/1' }],
          task: sails(WARSHIPS, [ELVES_AT], words.both()),
        }),
        step(words.odds),
        step(words.setOut, {
          points: [{ place: 'mellon' }],
          task: sails([TRADER], [OFF_DAQAN, MIDDLE], words.eastward()),
        }),
        step(words.done, { ...done1, task: done('move') }),
        step(words.denial, {
          points: [{ part: 'decision' }],
          task: exactly('sea-denial', [VICTIM], words.spared()),
        }),
      ],
    },
    {
      name: words.parts.trade,
      steps: [step(words.value), step(words.supply), step(words.end)],
    },
  ],
}
