import './look.css'
import type { BoardModule } from '@windward/kit/contract.ts'
import { PHASES, reaches, type SailsOfGlory, SHIP_IDS, type View } from '@windward/sails-of-glory/facts'
import { Emblem } from './emblem.tsx'
import { goal, nearEnd } from './goal/goal.ts'
import { panels } from './panels.ts'
import { FleetTab } from './papers/fleet-tab.tsx'
import { LogsTab } from './papers/logs-tab.tsx'
import { placeOf } from './place-of.ts'
import { report } from './report/report.ts'
import { Board } from './sea/board.tsx'
import { result, seatFace } from './seat-face.ts'
import { together } from './together.ts'
import { words } from './words.en.ts'

/** What Sails of Glory brings to the table in the browser. */
export const board: BoardModule<SailsOfGlory> = {
  phases: ({ phase, number, options }: View) => [
    ...(phase === 'setup' || number <= 1 ? [{ id: 'setup', name: words.phases.setup }] : []),
    ...PHASES.filter((id) => id !== 'actions' || reaches(options.level, 'advanced')).map((id) => ({
      id,
      name: words.phases[id],
    })),
  ],
  present: ({ phase }) => phase,
  turnName: ({ number }) => words.turn(number),
  seat: seatFace,
  goal,
  nearEnd,
  brief: async (view, seat) => (await import('./goal/brief.en.ts')).briefFor(view, seat),
  Board,
  Emblem,
  panels,
  choicePlace: (_, { key }) => SHIP_IDS.find((id) => id === key.replace(/^\+/, '')),
  tabs: [
    { id: 'logs', name: words.tabs.logs, Component: LogsTab },
    { id: 'fleet', name: words.tabs.fleet, Component: FleetTab },
  ],
  placeOf,
  together,
  longestTurn: 12_000,
  report,
  result,
}
