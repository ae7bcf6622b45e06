import {
  type BattleSide,
  countOf,
  RACE_NAMES,
  REALM_NAMES,
  type SailsOfWar,
  unitsName,
} from '@windward/sails-of-war/board'
import type { PanelProps } from '../../table/contract.ts'
import { GenericPanel } from '../../table/generic-panel.tsx'

/** SOW 8: both sides as they stand, above whatever the battle asks. */
export function BattlePanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const battle = table.position.value?.view.battle
  return (
    <div>
      {battle != null && (
        <section class="sow-battle" aria-label={`The battle in ${REALM_NAMES[battle.realm]}`}>
          <h3>
            {REALM_NAMES[battle.realm]}, round {battle.round}
          </h3>
          <Side side={battle.attacker} />
          <Side side={battle.defender} />
        </section>
      )}
      <GenericPanel question={question} draft={draft} table={table} />
    </div>
  )
}

function Side({ side }: { readonly side: BattleSide }) {
  const { race, attacks, militia, ready, routed, hero, killed } = side
  return (
    <p class={`sow-of-${race}`}>
      <strong>
        {militia ? 'Militia' : RACE_NAMES[race]}, {attacks ? 'attacking' : 'defending'}
      </strong>
      {`: ${unitsName(ready)}`}
      {countOf(routed) > 0 && `; routed ${unitsName(routed)}`}
      {hero !== null && '; with a Hero'}
      {killed > 0 && `; ${killed} killed this round`}
    </p>
  )
}
