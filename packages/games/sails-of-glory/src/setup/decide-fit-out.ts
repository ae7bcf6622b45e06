import { type Decision, fields, inTurn, oneOf, type Refusal, refuse } from '@windward/table'
import { z } from 'zod'
import { faultOfEach } from '../asking/one-for-each.ts'
import { AMMUNITION, type Ammo } from '../data/ammunition.ts'
import { CARD_IDS } from '../data/cards.ts'
import { SET_SAILS, type SetSails } from '../data/deck-figures.ts'
import { reaches } from '../data/levels.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { cardsToPlan } from '../planning/cards-to-plan.ts'
import { say as sayPlan } from '../planning/words.en.ts'
import { loadsOf } from '../reloading/loads.ts'
import { commandedBy, shipOf } from '../ships.ts'
import type { SailsOfGlory } from '../state.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

const fittingShape = z.strictObject({
  ship: z.enum(SHIP_IDS),
  port: z.enum(AMMUNITION),
  starboard: z.enum(AMMUNITION),
  card: z.enum(CARD_IDS),
  sails: z.enum(SET_SAILS),
})
export type Fitting = z.infer<typeof fittingShape>

/** SOG 10.1.1, SOG 10.1.2, SOG 11.1.2 */
export const fitOut: Decision<SailsOfGlory, null, Fitting[]> = {
  kind: 'fit-out',
  title: () => say('setup.fit-out-title'),
  shape: z.array(fittingShape).min(1).max(8),
  options: ({ view, seat }) =>
    inTurn(commandedBy(view, seat), (ship) =>
      fields<Fitting>({
        ship: oneOf([ship.id]),
        port: loads(view, (load) => say('setup.load-port', { load })),
        starboard: loads(view, (load) => say('setup.load-starboard', { load })),
        card: oneOf(cardsToPlan(view, ship), (card) => ({
          key: card,
          label: sayPlan('plan.card', { card }),
        })),
        sails: oneOf(sailsToSet(view), (sails) => ({ key: sails, label: say('setup.sails', { sails }) })),
      }),
    ),
  check: ({ view, seat }, fittings) =>
    faultOfEach(
      commandedBy(view, seat).map(({ id }) => ({ ship: id })),
      fittings,
      refuse('SOG 10.1.1', say('setup.fit-out-ships')),
      (_, fitting) => fittingFault(view, fitting),
    ),
  absent: ({ view, seat }) => commandedBy(view, seat).map(({ id }) => ordinary(id)),
}

/** SOG 10.1.5 */
function ordinary(ship: ShipId): Fitting {
  return { ship, port: 'ball', starboard: 'ball', card: 'straight', sails: 'battle' }
}

function loads(view: View, label: (load: Ammo) => ReturnType<typeof say>) {
  return oneOf(loadsOf(view.options), (load) => ({ key: load, label: label(load) }))
}

function sailsToSet({ options }: View): readonly SetSails[] {
  return reaches(options.level, 'advanced') ? SET_SAILS : ['battle']
}

function fittingFault(view: View, { ship, port, starboard, card, sails }: Fitting): Refusal | undefined {
  const wrong = [port, starboard].find((load) => !loadsOf(view.options).includes(load))
  if (wrong !== undefined) return refuse('SOG 10.1.1', say('setup.fit-out-load', { load: wrong }))
  if (!cardsToPlan(view, shipOf(view, ship)).includes(card)) {
    return refuse('SOG 10.1.2', say('setup.fit-out-card', { ship }))
  }
  return sailsToSet(view).includes(sails) ? undefined : refuse('SOG 11.1.2', say('setup.fit-out-sails'))
}
