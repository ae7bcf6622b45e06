import './factions/factions.css'
import type { BoardModule } from '@windward/kit/contract.ts'
import { mayTalk, PHASES, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import { Board } from './board.tsx'
import { Above, choiceLook } from './choices.tsx'
import { EmblemMark } from './factions/emblem.tsx'
import { goal, nearEnd } from './goal/goal.ts'
import { panels } from './panels/panels.ts'
import { placeOf } from './place-of.ts'
import { report } from './report/report.ts'
import { result, seatFace } from './seat-face.ts'
import { tabs } from './tabs.ts'
import { together } from './told/together.ts'
import { placeOfChoice } from './walk-reach.ts'
import { words } from './words.en.ts'

/** What Swords & Sails brings to the table in the browser. */
export const board: BoardModule<SwordsAndSails> = {
  phases: ({ phase }) => [
    ...(phase === 'setup' ? [{ id: 'setup', name: words.setUp }] : []),
    ...PHASES.map((id) => ({ id, name: words.phases[id] })),
  ],
  present: ({ phase }) => phase,
  turnName: words.turn,
  seat: seatFace,
  goal,
  nearEnd,
  brief: async (view, seat) => (await import('./goal/brief.en.ts')).briefFor(view, seat),
  Board,
  Emblem: EmblemMark,
  panels,
  Above,
  choiceLook,
  choicePlace: (_, choice) => placeOfChoice(choice),
  tabs,
  placeOf,
  together,
  report,
  mayTalk,
  result,
}
