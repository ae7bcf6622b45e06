import type { PanelProps } from '@windward/kit/contract.ts'
import type { Step } from '@windward/kit/panel/options-walk.ts'
import { type SailsOfWar, zoneName } from '@windward/sails-of-war/facts'
import { litPlaces } from '../fork.ts'
import { zoneOf } from '../places.ts'
import { Sign } from '../signs/sign.tsx'
import { nameOf } from './naming.ts'
import { OwnStock } from './own-stock.tsx'
import { WalkPanel } from './walk-panel.tsx'

const ENDINGS: Readonly<Record<string, string>> = {
  council: 'Leave the Council',
  'harvest-cards': 'On to the harvest',
  recruit: 'End my recruitment',
  move: 'End my movement',
}

const DEEDS: Readonly<Record<string, string>> = {
  units: 'Recruit them',
  hero: 'Recruit the Hero',
  town: 'Build the Town',
  city: 'Build the City',
  port: 'Build the Port',
  ship: 'Build the ship',
  exchange: 'Exchange',
  quest: 'Send him',
  march: 'March',
  fly: 'Fly',
  sail: 'Sail',
  load: 'Load',
  unload: 'Land them',
  walk: 'Walk',
  journey: 'Travel',
  search: 'Search',
  stage: 'Try it',
  challenge: 'Challenge',
  portals: 'Open them',
  'extra-card': 'Draw it',
}

const sealing = ([deed]: readonly Step[]): string | undefined =>
  deed === undefined ? undefined : (DEEDS[deed.key] ?? 'Play it')

/** Deeds as often as one likes: what can be done at the place that was pressed comes first, then all there is. */
export function SegmentPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const view = table.position.value?.view
  const chosen = table.selection.value
  const zone = view === undefined || chosen === undefined ? undefined : zoneOf(view, chosen)
  const here =
    view === undefined || zone === undefined
      ? []
      : litPlaces(question, view, draft.work.value).filter((lit) => lit.zone === zone)
  return (
    <div class="walk">
      <OwnStock table={table} />
      {here.length > 0 && zone !== undefined && (
        <fieldset class="sow-here">
          <legend>At {zoneName(zone)}</legend>
          {here.map(({ path, branch }) => (
            <button
              key={path.join(' ')}
              type="button"
              class="branch sow-branch"
              onClick={() => draft.set({ path })}
            >
              <Sign label={branch.label} />
              {nameOf({ key: branch.key, label: branch.label }, table)}
            </button>
          ))}
        </fieldset>
      )}
      <WalkPanel
        question={question}
        draft={draft}
        table={table}
        sealing={sealing}
        none={ENDINGS[question.kind]}
      />
    </div>
  )
}
