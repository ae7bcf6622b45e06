import type { LessonTable } from '@windward/table/lesson'
import type { ShipId } from '../src/facts.ts'
import { battle } from './battle.ts'
import { broadside, fitted, planned } from './fitted.ts'

const HERE = 'british-1'
const ENEMY = 'genereux'

/** A table at which one ship has come through an exchange of broadsides with a ship of the line at anchor. */
export const afterBroadside = (ship: ShipId, seed: string): LessonTable => ({
  options: {
    level: 'advanced',
    trainingAids: true,
    scenario: battle('W', [[ship, 760, 380, 0]], [[ENEMY, 660, 470, 0]], {
      level: 'advanced',
      automatic: 'french',
      atAnchor: true,
    }),
  },
  here: HERE,
  bots: [],
  seed,
  script: [
    fitted(HERE, [{ ship, card: 'straight' }]),
    planned(HERE, 1, [{ ship, card: 'straight', actions: ['fire-port'] }]),
    broadside(HERE, 1, ship, ENEMY),
  ],
  begins: { turn: 2, kind: 'plan' },
})
