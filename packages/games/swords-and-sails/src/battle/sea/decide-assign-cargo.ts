import { type Decision, oneOf, refuse, standing, turned } from '@windward/table'
import { z } from 'zod'
import type { SeaId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import type { FleetId } from '../../data/pieces.ts'
import { pieceKeyShape } from '../../pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import { ownPower } from '../../view/own-power.ts'
import type { View } from '../../view/view.ts'
import { figureShape } from '../figure.ts'
import { figuresIn, stocksOf } from '../stock.ts'
import { type Convoy, carries, convoyOf, filled, type Load, spread } from './loads.ts'
import { say } from './sea-words.en.ts'

export interface CargoBrief {
  readonly sea: SeaId
  /** The fleets that share their cargo, convoy by convoy. */
  readonly convoys: readonly (readonly FleetId[])[]
}

const shape = z
  .array(
    z.strictObject({
      piece: pieceKeyShape,
      kind: figureShape,
      ships: z.int().min(1).max(999),
      units: z.int().min(1).max(9999),
    }),
  )
  .max(40)

/** SNS 7.8.5: which ships have the cargo aboard in a sea battle. */
export const assignCargo: Decision<SwordsAndSails, CargoBrief, readonly Load[]> = {
  kind: 'assign-cargo',
  title: ({ brief }) => say('sea.cargo.title', { sea: brief.sea }),
  hint: () => say('sea.cargo.hint'),
  shape,
  options: ({ seat, view, brief }) => {
    const convoys = convoysIn(view, seat, brief)
    const ways = oneOf([filled, spread], (way) => {
      const how = way === filled ? 'filled' : 'spread'
      const loads = convoys.flatMap(way).map((load) => ({ ...load }))
      return { key: how, label: say(`sea.cargo.${how}`), note: say('sea.cargo.loads', { loads }) }
    })
    return turned(ways, (way) => convoys.flatMap(way))
  },
  check: ({ seat, view, brief }, loads) => {
    const convoys = convoysIn(view, seat, brief)
    const ofConvoy = ({ stocks }: Convoy) =>
      loads.filter(({ piece }) => stocks.some((stock) => stock.piece === piece))
    const known = convoys.flatMap(ofConvoy).length === loads.length
    return known && convoys.every((convoy) => carries(convoy, ofConvoy(convoy)))
      ? undefined
      : refuse('SNS 7.8.5', say('sea.cargo.wrong'))
  },
  confirm: () => say('sea.cargo.confirm'),
  absent: ({ seat, view, brief }) => convoysIn(view, seat, brief).flatMap(filled),
  standing: standing(say('sea.cargo.standing'), z.enum(['filled', 'spread']), ({ seat, view, brief }, wish) =>
    convoysIn(view, seat, brief).flatMap(wish === 'filled' ? filled : spread),
  ),
  openEnded: true,
}

function convoysIn(view: View, seat: FactionId, { convoys }: CargoBrief): Convoy[] {
  const { armies, fleets } = ownPower(view, seat)
  return convoys.map((ids) => {
    const cargo = armies.filter(({ aboard }) => aboard.some((id) => ids.includes(id)))
    const carriers = fleets.filter(({ id }) => ids.includes(id))
    return convoyOf(carriers, figuresIn(stocksOf(cargo)))
  })
}
