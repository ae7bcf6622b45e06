import type { LedgerLine, TableModel } from '@windward/kit/contract.ts'
import {
  type BattleSide,
  countOf,
  heroName,
  RACE_NAMES,
  REALM_NAMES,
  type SailsOfWar,
  UNIT_IDS,
  UNIT_NAMES,
  type Units,
} from '@windward/sails-of-war/facts'
import { lotsIn } from '../dice/lots.ts'
import { Lots } from '../dice/throw.tsx'
import { HERO_MARK, UNIT_MARKS } from '../signs/marks.ts'
import { Mark, RaceMark } from '../signs/sign.tsx'
import './battle.css'

const STEPS: Readonly<Record<string, string>> = {
  rout: 'rout check',
  archers: 'Archers',
  cavalry: 'Cavalry',
  front: 'front rank',
}
const RECENT = 3

/** The battle under way: two sides face to face, and the dice thrown last. */
export function BattleScene({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const battle = table.position.value?.view.battle
  if (battle == null) return null
  const { realm, round, step, attacker, defender } = battle
  return (
    <>
      <section class="sow-battle" aria-label={`The battle in ${REALM_NAMES[realm]}`}>
        <h3>
          {REALM_NAMES[realm]}
          <span>{round === 0 ? 'before the first round' : `round ${round}, ${STEPS[step] ?? step}`}</span>
        </h3>
        <div class="sow-sides">
          <Side side={attacker} />
          <Side side={defender} />
        </div>
      </section>
      <LastDice lines={sinceItBegan(table.host.lines.value)} table={table} />
    </>
  )
}

function Side({ side }: { readonly side: BattleSide }) {
  const { race, attacks, militia, ready, routed, hero, killed } = side
  return (
    <div class={`sow-side sow-of-${race}`}>
      <h4>
        <RaceMark race={race} />
        <span>
          {militia ? 'Militia' : RACE_NAMES[race]}
          <small>{attacks ? 'attacking' : 'defending'}</small>
        </span>
      </h4>
      <Ranks units={ready} />
      {countOf(routed) > 0 && (
        <>
          <p>routed</p>
          <Ranks units={routed} away />
        </>
      )}
      {hero !== null && (
        <p class="sow-with">
          <Mark d={HERO_MARK} />
          <span>
            with a Hero<span class="unseen">, {heroName(hero)}</span>
          </span>
        </p>
      )}
      {killed > 0 && <p>{killed} killed this round</p>}
    </div>
  )
}

function Ranks({ units, away = false }: { readonly units: Units; readonly away?: boolean }) {
  const kinds = UNIT_IDS.filter((unit) => units[unit] > 0)
  if (kinds.length === 0) return <p>nobody stands</p>
  return (
    <ul class={`sow-ranks ${away ? 'sow-away' : ''}`}>
      {kinds.map((unit) => (
        <li key={unit}>
          <Mark d={UNIT_MARKS[unit]} />
          <strong>{units[unit]}</strong>
          <span>{UNIT_NAMES[unit][units[unit] === 1 ? 0 : 1]}</span>
        </li>
      ))}
    </ul>
  )
}

interface LastDiceProps {
  readonly lines: readonly LedgerLine[]
  readonly table: TableModel<SailsOfWar>
}

function LastDice({ lines, table }: LastDiceProps) {
  const thrown = lines.filter(({ what }) => lotsIn(what.fields).length > 0).slice(-RECENT)
  if (thrown.length === 0) return null
  return (
    <ul class="sow-last-dice" aria-label="Dice thrown last">
      {thrown.toReversed().map(({ n, what }) => (
        <li key={n}>
          <p>{table.text(what)}</p>
          <Lots lots={lotsIn(what.fields)} />
        </li>
      ))}
    </ul>
  )
}

function sinceItBegan(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  return lines.slice(lines.findLastIndex(({ what }) => what.key === 'battle.begins') + 1)
}
