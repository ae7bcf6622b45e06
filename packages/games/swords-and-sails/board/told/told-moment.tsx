import '../battle/battle.css'
import './told.css'
import type { LedgerLine, TableModel } from '@windward/kit/contract.ts'
import { useFrameBehind } from '@windward/kit/frame-behind.ts'
import { headed, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import { Sides } from '../battle/sides.tsx'
import { words } from '../battle/words.en.ts'
import { Throw } from '../dice/die.tsx'
import { lotsIn } from '../dice/lots.ts'
import { battleTold } from './battle-told.ts'

interface ToldMomentProps {
  readonly table: TableModel<SwordsAndSails>
}

/** What is being told, over the board: dice as they fall, and in a battle both sides with what they have left. */
export function ToldMoment({ table }: ToldMomentProps) {
  const { line, view } = useFrameBehind(() => ({ line: table.telling.value?.line, view: table.shown.value }))
  if (line === undefined || view === undefined) return null
  // Over the words in which it is told, and never under them.
  const style = { '--covered': `${table.covered.value}px` }
  const battle = battleTold(view, line)
  if (battle === undefined && lotsIn(line.what).length === 0) return null
  if (battle === undefined)
    return (
      <div class="told-card" key={line.n} style={style} data-over>
        <Lots line={line} />
      </div>
    )
  const name = words.screen.battle(battle.where)
  return (
    <section class="told-card told-battle" aria-label={name} style={style} data-over>
      <h2>{name}</h2>
      <Sides view={view} battle={battle} acts={line.what.fields['faction']} />
      <div class="told-dice" key={line.n}>
        <Lots line={line} />
      </div>
    </section>
  )
}

function Lots({ line }: { readonly line: LedgerLine }) {
  return (
    <>
      {lotsIn(line.what).map(({ name, rolled, hit }, i) => (
        <div key={i} class="dice-lot">
          {name !== '' && <span>{headed(name)}</span>}
          <Throw rolled={rolled} hit={hit} />
        </div>
      ))}
    </>
  )
}
