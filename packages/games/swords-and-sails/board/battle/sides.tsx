import {
  type Battle,
  counted,
  FIGURE_IDS,
  type Filled,
  type Force,
  faction,
  headed,
  healthOf,
  type Stock,
  stocksOf,
  type View,
} from '@windward/swords-and-sails/facts'
import { Emblem } from '../factions/emblem.tsx'
import { inkOf, washOf } from '../factions/faction.ts'
import { keyOfPiece, piecesIn } from '../map/standing.ts'
import { Token } from '../pieces/token.tsx'
import { Said } from '../said.tsx'
import { words } from './words.en.ts'

/** What a force has in the field, kind by kind; in a battle all of it lies open. */
function stocksIn(view: View, { pieces }: Force): Stock[] {
  const { armies, fleets } = piecesIn(view)
  const filled: Filled[] = []
  for (const army of armies)
    if (army.units !== null && pieces.includes(keyOfPiece(army)))
      filled.push({ ...army, units: army.units, bands: army.bands ?? [] })
  for (const fleet of fleets)
    if (fleet.ships !== null && pieces.includes(keyOfPiece(fleet)))
      filled.push({ ...fleet, ships: fleet.ships, bands: fleet.bands ?? [] })
  return stocksOf(filled)
}

/** How many of each kind there are, whichever piece they belong to, in the order of the rules. */
function inAll(stocks: readonly Stock[]): (readonly [Stock['kind'], number])[] {
  const counts = new Map<Stock['kind'], number>()
  for (const { kind, count } of stocks) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return [...counts].toSorted(([a], [b]) => FIGURE_IDS.indexOf(a) - FIGURE_IDS.indexOf(b))
}

interface SidesProps {
  readonly view: View
  readonly battle: Battle
  /** Who does what is being told. */
  readonly acts?: unknown
}

/** Those who fight, side by side: what each has left, and whether it stays. */
export function Sides({ view, battle, acts }: SidesProps) {
  const sides = [...new Set(battle.forces.map(({ side }) => side))]
  const strengths = battle.forces.map((force) => healthOf(stocksIn(view, force)))
  const most = Math.max(1, ...strengths)
  return (
    <div class="sides">
      {sides.map((side) => (
        <ul key={side} class="side-of-battle">
          {battle.forces
            .map((force, i) => ({ force, strength: strengths[i] ?? 0 }))
            .filter(({ force }) => force.side === side)
            .map(({ force, strength }) => (
              <li
                key={force.faction}
                class={force.faction === acts ? 'acts' : undefined}
                style={{ '--wash': washOf(force.faction), '--rim': inkOf(force.faction) }}
              >
                <h3>
                  <Emblem of={force.faction} size={18} /> {headed(faction(force.faction))}{' '}
                  <em>{words.screen.stays(force.stays)}</em>
                </h3>
                <div class="strength">
                  <i style={{ width: `${(strength / most) * 100}%` }} />
                </div>
                <p class="force-figures">
                  <span>
                    <Said text={words.screen.strength(strength)} />
                  </span>{' '}
                  <span>{words.screen.armour(force.armour)}</span>
                </p>
                <ul class="tokens">
                  {inAll(stocksIn(view, force)).map(([kind, count]) => (
                    <li key={kind}>
                      <Token kind={kind} of={force.faction} /> <Counted kind={kind} count={count} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
        </ul>
      ))}
    </div>
  )
}

/** While it is told on a phone there is room for the number alone; its name is only heard. */
function Counted({ kind, count }: { readonly kind: Stock['kind']; readonly count: number }) {
  const name = counted(kind, count).slice(`${count}`.length)
  return (
    <span>
      {count}
      <span class="in-words">{name}</span>
    </span>
  )
}
