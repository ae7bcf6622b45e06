import type { Draft } from '@windward/kit/contract.ts'
import { Count } from '@windward/kit/panel/count.tsx'
import { type Army, type ArmyOrder, figure, headed, UNIT_IDS } from '@windward/swords-and-sails/facts'
import { Token } from '../pieces/token.tsx'
import { UnitSheet } from '../pieces/unit-sheet.tsx'
import type { Desk } from './desk.ts'
import { countOf, withCount } from './disband.ts'
import { withOrder } from './sheet.ts'
import { words } from './words.en.ts'

interface SentHomeProps {
  readonly desk: Desk
  readonly army: Army
  readonly order: ArmyOrder
  readonly draft: Draft
}

/** SNS 5.4.5: who of an army that is too large for its ships does not go aboard. */
export function SentHome({ desk, army, order, draft }: SentHomeProps) {
  const { does } = order
  if (does.deed !== 'board' || does.disband === undefined) return null
  const { disband } = does
  return (
    <fieldset class="sent-home">
      <legend>{words.sentHome.head(countOf(disband))}</legend>
      {UNIT_IDS.filter((unit) => army.units[unit] > 0).map((unit) => (
        <Count
          key={unit}
          before={
            <UnitSheet kind={unit} of={army.faction}>
              <Token kind={unit} of={army.faction} />
            </UnitSheet>
          }
          label={headed(figure(unit))}
          note={words.sentHome.of(army.units[unit])}
          value={disband[unit] ?? 0}
          most={army.units[unit]}
          change={(count) => {
            const next = { ...does, disband: withCount(disband, unit, count) }
            draft.set(withOrder(desk.sheet, { ...order, does: next }))
          }}
        />
      ))}
    </fieldset>
  )
}
