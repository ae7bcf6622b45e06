import './battle.css'
import { type Signal, useSignal } from '@preact/signals'
import type { LedgerLine, TableModel } from '@windward/kit/contract.ts'
import { narrow } from '@windward/kit/narrow.ts'
import {
  type Battle,
  type File,
  faction,
  headed,
  nameOfPiece,
  type Soldier,
  type SwordsAndSails,
  type View,
} from '@windward/swords-and-sails/facts'
import { useEffect, useRef } from 'preact/hooks'
import { isInTheWest } from '../asked-places.ts'
import { Throw } from '../dice/die.tsx'
import { lotsIn } from '../dice/lots.ts'
import { Token } from '../pieces/token.tsx'
import { battleAsked } from './battle-asked.ts'
import { beside } from './beside.ts'
import { Sides } from './sides.tsx'
import { words } from './words.en.ts'

/** Asked where to go one wants to see the map. */
const ABOUT_THE_MAP = new Set(['retreat-to', 'fleets-retreat-to'])
/** Asked about the line one has it before one; where there is little room, not twice. */
const ABOUT_THE_LINE = new Set(['place', 'rear-rows', 'redeploy', 'draw-back'])

interface BattleScreenProps {
  readonly table: TableModel<SwordsAndSails>
  readonly view: View
  /** How much of the map’s lower edge lies under it. */
  readonly covered: Signal<number>
}

/** The battles being fought now, over the map: beside their land where there is room for both, else below it. */
export function BattleScreen({ table, view, covered }: BattleScreenProps) {
  const screen = useRef<HTMLElement>(null)
  const shown = useSignal(0)
  const chosen = useSignal<boolean | undefined>(undefined)
  const kind = table.question.value?.kind ?? ''
  const folded = chosen.value ?? ABOUT_THE_MAP.has(kind)
  const lineElsewhere = !beside.value && ABOUT_THE_LINE.has(kind)
  const battle = battleAsked(view, table.question.value) ?? view.battles[shown.value] ?? view.battles[0]
  const below = !beside.value && !narrow.value
  useEffect(() => (below ? covering(covered, screen.current) : undefined), [below, covered])
  if (battle === undefined) return null
  return (
    <section
      class={isInTheWest(battle.where) ? 'battle-screen goes-on of-the-west' : 'battle-screen goes-on'}
      aria-label={words.screen.battle(battle.where)}
      ref={screen}
      data-over
    >
      <header>
        <h2>{words.screen.battle(battle.where)}</h2>
        <span>{words.screen.round(battle.round)}</span>
        {view.battles.length > 1 && (
          <button
            type="button"
            class="plain"
            onClick={() => {
              shown.value = (shown.value + 1) % view.battles.length
            }}
          >
            {words.screen.place(view.battles.indexOf(battle) + 1, view.battles.length)}
          </button>
        )}
        <button
          type="button"
          class="plain"
          aria-expanded={!folded}
          onClick={() => {
            chosen.value = !folded
          }}
        >
          {folded ? words.screen.show : words.screen.fold}
        </button>
      </header>
      {!folded && (
        <>
          {!lineElsewhere && battle.line?.some(({ ranks }) => ranks.flat().length > 0) && (
            <Line battle={battle} line={battle.line} near={sideOf(battle, table.question.value?.seat)} />
          )}
          <Sides view={view} battle={battle} />
          <LastDice table={table} battle={battle} />
        </>
      )}
    </section>
  )
}

/** Tells how much of the map lies under the battle, whenever it was laid out. */
function covering(covered: Signal<number>, screen: HTMLElement | null) {
  const board = screen?.closest('.board')
  if (screen === null || board == null) return
  const observer = new ResizeObserver(() => {
    covered.value = board.getBoundingClientRect().bottom - screen.getBoundingClientRect().top
  })
  observer.observe(screen)
  return () => {
    observer.disconnect()
    covered.value = 0
  }
}

/** The side of whoever is asked; of somebody who looks on, the second. */
function sideOf({ forces }: Battle, seat: string | undefined): 0 | 1 {
  return forces.find((force) => force.faction === seat)?.side === 0 ? 0 : 1
}

interface LineProps {
  readonly battle: Battle
  readonly line: readonly File[]
  /** Drawn below, as where one is asked about it. */
  readonly near: 0 | 1
}

/** Line combat: the two sides face to face, file by file. */
function Line({ battle, line, near }: LineProps) {
  const far = near === 0 ? 1 : 0
  const nameOf = (side: 0 | 1) => {
    const force = battle.forces.find((each) => each.side === side)
    return force && headed(faction(force.faction))
  }
  return (
    <div class="line-of-battle">
      <p>{nameOf(far)}</p>
      <ol>
        {line.map((file, i) => (
          <li key={i} aria-label={words.line.file(i + 1)}>
            <Rank soldiers={file.ranks[far].toReversed()} />
            <span class="file-number">{i + 1}</span>
            <Rank soldiers={file.ranks[near]} />
          </li>
        ))}
      </ol>
      <p>{nameOf(near)}</p>
    </div>
  )
}

function Rank({ soldiers }: { readonly soldiers: readonly Soldier[] }) {
  return (
    <span class="rank">
      {soldiers.map(({ piece, kind }, i) => (
        <Token key={i} kind={kind} of={ownerOf(piece)} named />
      ))}
    </span>
  )
}

function ownerOf(piece: Soldier['piece']) {
  return nameOfPiece(piece).faction
}

const RECENT = 6

/** The last dice that were thrown in this battle. */
function LastDice({
  table,
  battle,
}: {
  readonly table: TableModel<SwordsAndSails>
  readonly battle: Battle
}) {
  const lines = linesOf(table.host.lines.value, battle).filter(({ what }) => lotsIn(what).length > 0)
  if (lines.length === 0) return null
  return (
    <ul class="last-dice" aria-label={words.screen.dice}>
      {lines
        .slice(-RECENT)
        .toReversed()
        .map((line) => (
          <li key={line.n}>
            <p>{table.text(line.what)}</p>
            {lotsIn(line.what).map(({ rolled, hit }, i) => (
              <Throw key={i} rolled={rolled} hit={hit} />
            ))}
          </li>
        ))}
    </ul>
  )
}

/** What the ledger says of a battle: since it began, of those who are in it. */
function linesOf(lines: readonly LedgerLine[], { where, forces }: Battle): readonly LedgerLine[] {
  const place = JSON.stringify(where)
  const begun = lines.findLastIndex(
    ({ what }) => what.key === 'battle.begins' && JSON.stringify(what.fields['where']) === place,
  )
  const isIn = (name: unknown) => forces.some((force) => force.faction === name)
  return lines.slice(begun + 1).filter(({ what: { fields } }) => {
    const against = fields['at']
    return isIn(fields['faction'] ?? fields['by']) && (!Array.isArray(against) || against.every(isIn))
  })
}
