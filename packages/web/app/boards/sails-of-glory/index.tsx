import './look.css'
import { game } from '@windward/sails-of-glory'
import { reaches, type SailsOfGlory, type View } from '@windward/sails-of-glory/board'
import type { BoardModule } from '../../table/contract.ts'
import { Board } from './board.tsx'
import { Emblem } from './emblem.tsx'
import { FirePanel } from './fire-panel.tsx'
import { FleetTab } from './fleet-tab.tsx'
import { LogsTab } from './logs-tab.tsx'
import { placeOf } from './place-of.ts'
import { PlacePanel } from './place-panel.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { ReloadPanel } from './reload-panel.tsx'
import { result, seatFace } from './seat-face.ts'

const PHASES = [
  { id: 'planning', name: 'Planning' },
  { id: 'actions', name: 'Actions' },
  { id: 'movement', name: 'Movement' },
  { id: 'combat', name: 'Combat' },
  { id: 'reloading', name: 'Reloading' },
]

/** What Sails of Glory brings to the table in the browser. */
export const board: BoardModule<SailsOfGlory> = {
  game,
  phases: ({ phase, options }: View) => [
    ...(phase === 'setup' ? [{ id: 'setup', name: 'Set-up' }] : []),
    ...PHASES.filter(({ id }) => id !== 'actions' || reaches(options.level, 'advanced')),
  ],
  present: ({ phase }) => phase,
  turnName: ({ number }) => (number === 0 ? 'Before the battle' : `Turn ${number}`),
  seat: seatFace,
  Board,
  Emblem,
  panels: { 'place-ships': PlacePanel, plan: PlanPanel, fire: FirePanel, reload: ReloadPanel },
  tabs: [
    { id: 'logs', name: 'Logs', Component: LogsTab },
    { id: 'fleet', name: 'Fleet', Component: FleetTab },
  ],
  placeOf,
  result,
}
