import type { PanelProps } from '@windward/kit/contract.ts'
import { OptionsPanel } from '@windward/kit/panel/options-panel.tsx'
import { pathIn, walk } from '@windward/kit/panel/options-walk.ts'
import { homeOf, REALM_IDS, type SailsOfWar, SIDES } from '@windward/sails-of-war/facts'
import { firstAnswer, ghostIn, isTurning, litPlaces } from '../fork.ts'
import { zoneOf } from '../places.ts'
import { TileCard } from './tile-card.tsx'
import { words } from './words.en.ts'
import './tiles.css'

/** SOW 2.3: a tile is picked here, its zone on the board or here, and how it lies by looking. */
export function LayPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const path = pathIn(draft.work.value)
  const { at, taken } = walk(question.options(), path)
  const before = at.kind === 'leaf' ? walk(question.options(), path.slice(0, -1)).at : at
  const turning = isTurning(before) ? before : undefined
  const ghost = turning && ghostIn(firstAnswer(turning))
  const realm = REALM_IDS.find((id) => id === ghost?.realm)
  const chosen = at.kind === 'leaf' ? ghostIn(at.answer)?.turned : undefined
  const kept = taken.map(({ key }) => key).slice(0, at.kind === 'leaf' ? -1 : undefined)
  const keys = turning?.kind === 'choice' ? turning.branches.map(({ key }) => key) : []
  const tiles = taken.length === 0 && at.kind === 'choice' ? at.branches : []
  const view = table.position.value?.view
  const selected = table.selection.value
  const zone = view === undefined || selected === undefined ? undefined : zoneOf(view, selected)
  /** With a hex pressed before the tile is picked, the tile is laid there. */
  const there =
    view === undefined ? [] : litPlaces(question, view, draft.work.value).filter((lit) => lit.zone === zone)
  const pick = (key: string) => draft.set({ path: there.find((lit) => lit.path[0] === key)?.path ?? [key] })
  const tileOf = (key: string) =>
    key === 'home' ? homeOf(question.seat) : REALM_IDS.find((id) => id === key)
  return (
    <div class="walk">
      {tiles.length > 0 && there.length > 0 && zone !== undefined && (
        <p class="hint">{words.lay.pick(zone)}</p>
      )}
      {tiles.length > 0 && (
        <div class="sow-tiles">
          {tiles.map(({ key }) => {
            const tile = tileOf(key)
            return (
              tile !== undefined && (
                <TileCard
                  key={key}
                  realm={tile}
                  chosen={false}
                  {...(key === 'home' ? { caption: words.lay.home } : {})}
                  take={() => pick(key)}
                />
              )
            )
          })}
        </div>
      )}
      {realm === undefined && taken.length === 1 && at.kind === 'choice' && (
        <p class="hint">{words.lay.where}</p>
      )}
      {realm !== undefined && (
        <fieldset class="sow-tiles">
          <legend>{words.lay.asked}</legend>
          {SIDES.filter((side) => keys.includes(`${side}`)).map((side) => (
            <TileCard
              key={side}
              realm={realm}
              turned={side}
              chosen={side === chosen}
              caption={words.lay.firstSide(side)}
              take={() => draft.set({ path: [...kept, `${side}`] })}
            />
          ))}
        </fieldset>
      )}
      <OptionsPanel
        question={question}
        draft={draft}
        table={table}
        hides={({ key }) => (tiles.length > 0 && tileOf(key) !== undefined) || realm !== undefined}
      />
    </div>
  )
}
