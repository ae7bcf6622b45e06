import './look/look.css'
import type { BoardModule } from '@windward/kit/contract.ts'
import { isSpring, PHASES, type SailsOfWar, type View } from '@windward/sails-of-war/facts'
import { Board } from './board.tsx'
import { Emblem } from './emblem.tsx'
import { goal, nearEnd } from './goal/goal.ts'
import { Above } from './panels/above.tsx'
import { panels } from './panels/panels.ts'
import { placeOf } from './place-of.ts'
import { placeOfLabel } from './places.ts'
import { report } from './report/report.ts'
import { result, seatFace } from './seat-face.ts'
import { Sign } from './signs/sign.tsx'
import { tabs } from './tabs/tabs.ts'
import { together } from './told/together.ts'
import { words } from './words.en.ts'

const named = (id: View['phase']) => ({ id, name: words.phases[id] })
const LAYING = named('laying')
const ROUND = PHASES.map(named)

/** What Sails of War brings to the table in the browser. */
export const board: BoardModule<SailsOfWar> = {
  phases: ({ round }: View) => (round < 2 ? [LAYING, ...ROUND] : ROUND),
  present: ({ phase }) => phase,
  turnName: (view) => words.round(view.round, isSpring(view)),
  seat: seatFace,
  goal,
  nearEnd,
  brief: async (view, seat) => (await import('./goal/brief.en.ts')).briefFor(view, seat),
  Board,
  Emblem,
  panels,
  Above,
  choiceLook: (_, { label }) => (label === undefined ? undefined : { sign: <Sign label={label} /> }),
  choicePlace: (_, { label }) => placeOfLabel(label),
  tabs,
  placeOf,
  together,
  report,
  result,
}
