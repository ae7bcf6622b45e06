import './panels.css'
import type { PanelProps, TableModel } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import { stepName } from '@windward/kit/panel/naming.ts'
import {
  briefly,
  openPlayer,
  RACE_IDS,
  REALM_IDS,
  REALM_NAMES,
  type SailsOfWar,
  type View,
  zoneName,
} from '@windward/sails-of-war/facts'
import type { Question } from '@windward/table'
import { litPlaces } from '../fork.ts'
import { zoneOf } from '../places.ts'
import { PLACE_MARK } from '../signs/marks.ts'
import { Mark, RaceMark, Sign } from '../signs/sign.tsx'
import { OwnStock } from './own-stock.tsx'
import { words } from './words.en.ts'

const BattleScene = later(async () => (await import('./battle-scene.tsx')).BattleScene)

/** SOW 8: what is asked in a battle is asked below both sides as they stand. */
const IN_BATTLE = [
  'join-battle',
  'battle-cards',
  'reroll',
  'pick-units',
  'losses',
  'retreat',
  'horn-of-war',
  'pillage',
]

/** What is paid or gained, and so is shown. */
const PAID: Readonly<Record<string, 'goods' | 'starpower' | 'all'>> = {
  'buy-star': 'goods',
  'good-year': 'goods',
  'war-tithe': 'goods',
  counterspell: 'starpower',
  'veil-of-mist': 'starpower',
  'heal-before-duel': 'starpower',
  council: 'all',
  'harvest-cards': 'all',
  recruit: 'all',
  move: 'all',
}

/** Segments of deeds, which are done at places. */
const SEGMENTS = ['council', 'harvest-cards', 'recruit', 'move']

/** What lies open beside a question: the battle, whom it is about, what one has to pay with. */
export function Above({ question, draft, table }: PanelProps<SailsOfWar>) {
  const { kind, view } = question
  const paid = PAID[kind]
  if (IN_BATTLE.includes(kind)) return <BattleScene table={table} />
  return (
    <>
      <Concerned table={table} question={question} />
      {kind === 'initiative-counter' && <Counters view={view} />}
      {paid !== undefined && <OwnStock table={table} {...(paid === 'all' ? {} : { only: paid })} />}
      {SEGMENTS.includes(kind) && <Here question={question} draft={draft} table={table} />}
    </>
  )
}

interface ConcernedProps {
  readonly table: TableModel<SailsOfWar>
  readonly question: Question<SailsOfWar>
}

/** Whom and what place the question speaks of; the place is shown on the board when pressed. */
function Concerned({ table, question }: ConcernedProps) {
  const { race, caster, mover, realm: id, zone } = question.title().fields
  const other = RACE_IDS.find((each) => [race, caster, mover].includes(each))
  const realm = REALM_IDS.find((each) => each === id)
  const place = realm ?? (typeof zone === 'number' ? `${zone}` : undefined)
  if (other === undefined && place === undefined) return null
  return (
    <p class="sow-concerned">
      {other !== undefined && (
        <span>
          <RaceMark race={other} />
          {briefly(other)}
        </span>
      )}
      {place !== undefined && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            table.selection.value = place
            table.highlight.value = [place]
          }}
        >
          <Mark d={PLACE_MARK} />
          {realm === undefined ? zoneName(Number(zone)) : REALM_NAMES[realm]}
          <span class="unseen">{words.above.showIt}</span>
        </button>
      )}
    </p>
  )
}

/** SOW 4.2.4: who has which counter already. */
function Counters({ view }: { readonly view: View }) {
  const given = view.seats.flatMap((race) => {
    const { initiative } = openPlayer(view, race)
    return initiative === null ? [] : [{ race, initiative }]
  })
  if (given.length === 0) return null
  return (
    <ul class="sow-counters" aria-label={words.above.counters}>
      {given.map(({ race, initiative }) => (
        <li key={race}>
          <RaceMark race={race} />
          <span class="unseen">{words.above.counterOf(race)}</span>
          <strong>{initiative}</strong>
        </li>
      ))}
    </ul>
  )
}

/** What can be done at the place that was pressed comes before all there is. */
function Here({ question, draft, table }: PanelProps<SailsOfWar>) {
  const view = table.position.value?.view
  const chosen = table.selection.value
  const zone = view === undefined || chosen === undefined ? undefined : zoneOf(view, chosen)
  const here =
    view === undefined || zone === undefined
      ? []
      : litPlaces(question, view, draft.work.value).filter((lit) => lit.zone === zone)
  if (here.length === 0 || zone === undefined) return null
  return (
    <fieldset class="sow-here">
      <legend>{zoneName(zone)}</legend>
      {here.map(({ path, branch: { key, label } }) => (
        <button
          key={path.join(' ')}
          type="button"
          class="branch sow-branch"
          onClick={() => draft.set({ path })}
        >
          <Sign label={label} />
          {stepName({ key, label }, (phrase) => table.text(phrase))}
        </button>
      ))}
    </fieldset>
  )
}
