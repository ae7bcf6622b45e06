import '../battle/battle.css'
import './told.css'
import type { LedgerLine, TableModel } from '@windward/kit/contract.ts'
import { useFrameBehind } from '@windward/kit/frame-behind.ts'
import {
  counted,
  type FactionId,
  type FigureId,
  faction,
  headed,
  type SwordsAndSails,
} from '@windward/swords-and-sails/facts'
import { Throw } from '../dice/die.tsx'
import { type Lot, lotsIn } from '../dice/lots.ts'
import { Emblem } from '../factions/emblem.tsx'
import { inkOf, washOf } from '../factions/faction.ts'
import { Token } from '../pieces/token.tsx'
import { Said } from '../said.tsx'
import { battleTold, sideTold, type ToldBattle } from './told-battle.ts'
import { words } from './words.en.ts'

/** What is being told, over the board: dice as they fall, and in a battle both sides with what they have lost. */
export function ToldMoment({ table }: { readonly table: TableModel<SwordsAndSails> }) {
  const now = useFrameBehind(() => table.telling.value?.line)
  if (now === undefined) return null
  const battle = battleTold(table.host.lines.value.slice(0, now.n))
  const lots = lotsIn(now.what)
  if (battle !== undefined) return <BattleCard table={table} battle={battle} now={now} lots={lots} />
  if (lots.length === 0) return null
  return (
    <div class="told-card" key={now.n} data-over {...above(table)}>
      <Lots lots={lots} />
    </div>
  )
}

/** Over the words in which it is told, and never under them. */
function above({ covered }: TableModel<SwordsAndSails>) {
  return { style: { '--covered': `${covered.value}px` } }
}

function Lots({ lots }: { readonly lots: readonly Lot[] }) {
  return (
    <>
      {lots.map(({ name, rolled, hit }, i) => (
        <div key={i} class="dice-lot">
          {name !== '' && <span>{headed(name)}</span>}
          <Throw rolled={rolled} hit={hit} />
        </div>
      ))}
    </>
  )
}

interface BattleCardProps {
  readonly table: TableModel<SwordsAndSails>
  readonly battle: ToldBattle
  readonly now: LedgerLine
  readonly lots: readonly Lot[]
}

function BattleCard({ table, battle, now, lots }: BattleCardProps) {
  return (
    <section
      class="told-card told-battle"
      aria-label={table.text(battle.begins.what)}
      data-over
      {...above(table)}
    >
      <h2>{table.text(battle.begins.what).split(':')[0]}</h2>
      <div class="told-sides">
        {battle.sides.map((side, i) => (
          <ul key={i}>
            {side.map((each) => (
              <Side key={each} of={each} battle={battle} acts={now.what.fields['faction'] === each} />
            ))}
          </ul>
        ))}
      </div>
      <div class="told-dice" key={now.n}>
        <Lots lots={lots} />
      </div>
    </section>
  )
}

/** Where there is little room the number is seen and the name only heard. */
function Lost({ kind, count }: { readonly kind: FigureId; readonly count: number }) {
  const name = counted(kind, count).slice(`${count}`.length)
  return (
    <s>
      {count}
      <span class="in-full">{name}</span>
    </s>
  )
}

interface SideProps {
  readonly of: FactionId
  readonly battle: ToldBattle
  readonly acts: boolean
}

function Side({ of, battle, acts }: SideProps) {
  const { points, lost, left } = sideTold(battle, of)
  return (
    <li class={acts ? 'acts' : undefined} style={{ '--wash': washOf(of), '--rim': inkOf(of) }}>
      <h3>
        <Emblem of={of} size={18} /> {headed(faction(of))} <em>{left && words.left(left)}</em>
      </h3>
      {points > 0 && (
        <p>
          <Said text={words.taken(points)} />
        </p>
      )}
      {points === 0 && lost.size === 0 && <p>{words.unhurt}</p>}
      <ul class="tokens">
        {[...lost].map(([kind, count]) => (
          <li key={kind}>
            <Token kind={kind} of={of} /> <Lost kind={kind} count={count} />
          </li>
        ))}
      </ul>
    </li>
  )
}
