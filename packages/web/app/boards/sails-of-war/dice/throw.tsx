import type { SailsOfWar } from '@windward/sails-of-war/board'
import type { TableModel } from '../../../table/contract.ts'
import { boutOf } from '../duel/bout.ts'
import { Duel } from '../duel/duel.tsx'
import { D10 } from './d10.tsx'
import { type Lot, lotsIn } from './lots.ts'

const DONE: Readonly<Record<string, string>> = { kill: ' kills', rout: ' routs' }

/** Dice thrown together, said as numbers to those who do not see them. */
export function Lots({ lots }: { readonly lots: readonly Lot[] }) {
  return (
    <>
      {lots.map(({ name, dice }, index) => (
        <div key={index} class="sow-lot">
          {name !== '' && <span>{name}</span>}
          <span
            class="sow-throw"
            role="img"
            aria-label={`Dice: ${dice.map(({ shows, did = '' }) => `${shows}${DONE[did] ?? ''}`).join(', ')}`}
          >
            {dice.map(({ shows, did }, place) => (
              <D10 key={place} shows={shows} did={did} place={place} />
            ))}
          </span>
        </div>
      ))}
    </>
  )
}

/** The dice of the line that is being told, seen to fall on the board; those of a fight beside the fighters. */
export function DiceTray({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const line = table.telling.value?.line
  if (line === undefined) return null
  const bout = boutOf(
    line,
    table.host.lines.value.filter(({ n }) => n < line.n),
  )
  const lots = lotsIn(line.what.fields)
  if (bout === undefined && lots.length === 0) return null
  return (
    <div class="sow-tray" key={line.n} data-over>
      {bout === undefined ? <Lots lots={lots} /> : <Duel bout={bout} />}
    </div>
  )
}
