import type { SwordsAndSails } from '@windward/swords-and-sails/board'
import type { TableModel } from '../../../table/contract.ts'
import { Throw } from './die.tsx'
import { lotsIn } from './lots.ts'

/** The dice of the line that is being told, thrown on the board. */
export function DiceTray({ table }: { readonly table: TableModel<SwordsAndSails> }) {
  const line = table.telling.value?.line
  const lots = line === undefined ? [] : lotsIn(line.what.fields)
  if (line === undefined || lots.length === 0) return null
  return (
    <div class="dice-tray" key={line.n} data-over>
      {lots.map(({ name, rolled, hit }, i) => (
        <div key={i} class="dice-lot">
          {name !== '' && <span>{name}</span>}
          <Throw rolled={rolled} hit={hit} />
        </div>
      ))}
    </div>
  )
}
