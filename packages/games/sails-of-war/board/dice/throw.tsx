import type { TableModel } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import { briefly, REALM_NAMES, type SailsOfWar, type View } from '@windward/sails-of-war/facts'
import { boutOf } from '../duel/bout.ts'
import { Duel } from '../duel/duel.tsx'
import { sceneOf } from '../scenes/scene.ts'
import { RaceMark } from '../signs/sign.tsx'
import { type BattleTold, battleTold } from '../told/battle-told.ts'
import { D10 } from './d10.tsx'
import { type Lot, lotsIn } from './lots.ts'
import { words } from './words.en.ts'

const SceneView = later(async () => (await import('../scenes/scene-view.tsx')).SceneView)

/** Dice thrown together, said as numbers to those who do not see them. */
export function Lots({ lots }: { readonly lots: readonly Lot[] }) {
  return (
    <>
      {lots.map(({ name, dice }, index) => (
        <div key={index} class="sow-lot">
          {name !== '' && <span>{name}</span>}
          <span class="sow-throw" role="img" aria-label={words.thrown(dice)}>
            {dice.map(({ shows, did }, place) => (
              <D10 key={place} shows={shows} did={did} place={place} />
            ))}
          </span>
        </div>
      ))}
    </>
  )
}

interface DiceTrayProps {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
  /** What is told of lies where the tray would be otherwise. */
  readonly low: boolean
}

/** The dice of the line that is being told, seen to fall on the board; those of a fight beside the fighters. */
export function DiceTray({ table, view, low }: DiceTrayProps) {
  const line = table.telling.value?.line
  if (line === undefined) return null
  const lines = table.host.lines.value
  const bout = boutOf(
    line,
    lines.filter(({ n }) => n < line.n),
  )
  const battle = battleTold(line, lines)
  const lots = lotsIn(line.what.fields)
  const scene = bout === undefined && battle === undefined ? sceneOf(line, lines) : undefined
  if (bout === undefined && battle === undefined && lots.length === 0 && scene === undefined) return null
  return (
    <div class={`sow-tray ${low ? 'sow-low' : ''}`} key={line.n} data-over>
      {battle !== undefined && <Facing battle={battle} />}
      {scene !== undefined && <SceneView scene={scene} seats={view.seats} />}
      {bout === undefined ? <Lots lots={lots} /> : <Duel bout={bout} />}
    </div>
  )
}

/** SOW 8.1.1: where a battle is fought, and who attacks whom. */
function Facing({ battle: { realm, attacker, defender } }: { readonly battle: BattleTold }) {
  return (
    <p class="sow-facing">
      <strong>{REALM_NAMES[realm]}</strong>
      <span>
        <RaceMark race={attacker} />
        {briefly(attacker)}
      </span>
      <span>
        <span aria-hidden="true">⚔</span>
        <span class="unseen">{words.against}</span>
      </span>
      <span>
        <RaceMark race={defender} />
        {briefly(defender)}
      </span>
    </p>
  )
}
