import type { LedgerLine, TableModel } from '@windward/kit/contract.ts'
import {
  type BattleSide,
  countOf,
  REALM_NAMES,
  type SailsOfWar,
  UNIT_IDS,
  type Units,
} from '@windward/sails-of-war/facts'
import { lotsIn } from '../dice/lots.ts'
import { Lots } from '../dice/throw.tsx'
import { HERO_MARK, UNIT_MARKS } from '../signs/marks.ts'
import { Mark, RaceMark } from '../signs/sign.tsx'
import { words } from './words.en.ts'
import './battle.css'

const RECENT = 3

/** The battle under way: two sides face to face, and the dice thrown last. */
export function BattleScene({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const battle = table.position.value?.view.battle
  if (battle == null) return null
  const { realm, round, step, attacker, defender } = battle
  return (
    <>
      <section class="sow-battle" aria-label={words.battle.in(realm)}>
        <h3>
          {REALM_NAMES[realm]}
          <span>{words.battle.round(round, step)}</span>
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
  const { race, ready, routed, hero, killed } = side
  return (
    <div class={`sow-side sow-of-${race}`}>
      <h4>
        <RaceMark race={race} />
        <span>
          {words.battle.side(side)}
          <small>{words.battle.does(side)}</small>
        </span>
      </h4>
      <Ranks units={ready} />
      {countOf(routed) > 0 && (
        <>
          <p>{words.battle.routed}</p>
          <Ranks units={routed} away />
        </>
      )}
      {hero !== null && (
        <p class="sow-with">
          <Mark d={HERO_MARK} />
          <span>
            {words.battle.withHero}
            <span class="unseen">{words.battle.whichHero(hero)}</span>
          </span>
        </p>
      )}
      {killed > 0 && <p>{words.battle.killed(killed)}</p>}
    </div>
  )
}

function Ranks({ units, away = false }: { readonly units: Units; readonly away?: boolean }) {
  const kinds = UNIT_IDS.filter((unit) => units[unit] > 0)
  if (kinds.length === 0) return <p>{words.battle.nobody}</p>
  return (
    <ul class={`sow-ranks ${away ? 'sow-away' : ''}`}>
      {kinds.map((unit) => (
        <li key={unit}>
          <Mark d={UNIT_MARKS[unit]} />
          <strong>{units[unit]}</strong>
          <span>{words.battle.units(unit, units[unit])}</span>
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
    <ul class="sow-last-dice" aria-label={words.battle.dice}>
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
