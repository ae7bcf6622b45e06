import { freely, type Lesson, step } from '@windward/table/lesson'
import type { Orders } from '../../src/facts.ts'
import { lineWords as words } from './line.en.ts'
import { powerIn, prepared, quietly } from './prepared.ts'
import { ordering } from './short-tasks.ts'

const SEATS = ['FRA', 'HRE'] as const
const OPTIONS = { length: 'short', lineCombat: 'on' } as const
const panel = [{ part: 'decision' }] as const

const ATTACK: Orders = {
  armies: [{ army: 'I', does: { deed: 'move', to: 'upper_lotharingia' }, meets: { stance: 'attack' } }],
  fleets: [],
  transfers: [],
}

/** A battle in line, unit against unit. */
export const lineCombat: Lesson = {
  id: 'line-combat',
  title: words.title,
  about: words.about,
  minutes: 6,
  meets: ['place', 'rear-rows'],
  table: {
    options: OPTIONS,
    here: 'FRA',
    bots: ['HRE'],
    seed: 'line combat',
    script: quietly(SEATS),
    position: prepared({
      seats: SEATS,
      options: OPTIONS,
      change: (state) => {
        const { armies } = powerIn(state, 'FRA')
        if (armies.I !== undefined)
          Object.assign(armies.I, {
            at: 'champagne',
            from: 'champagne',
            units: { KN: 1, HC: 1, LC: 0, HI: 2, LI: 1, PS: 0 },
          })
        const defenders = powerIn(state, 'HRE').armies.III
        if (defenders !== undefined) defenders.units = { KN: 0, HC: 1, LC: 0, HI: 1, LI: 1, PS: 0 }
      },
    }),
    begins: { turn: 1, kind: 'orders' },
  },
  parts: [
    { name: words.parts.line, steps: [step(words.what, { points: [{ place: 'upper_lotharingia' }] })] },
    {
      name: words.parts.orders,
      steps: [
        step(words.attack, {
          points: [{ place: 'FRA I' }, { place: 'upper_lotharingia' }],
          task: ordering(ATTACK, words.notAttack()),
        }),
      ],
    },
    {
      name: words.parts.place,
      steps: [
        step(words.order),
        step(words.table, { task: { do: 'reply', choices: words.table.choices } }),
        step(words.place, { points: panel, task: freely('place') }),
      ],
    },
    {
      name: words.parts.fight,
      steps: [
        step(words.rows),
        step(words.rear, { points: panel, task: freely('rear-rows') }),
        step(words.after, { points: panel, task: freely('retreat') }),
        step(words.again),
      ],
    },
  ],
}
