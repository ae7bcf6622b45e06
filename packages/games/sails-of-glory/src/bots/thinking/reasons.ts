import type { Phrase } from '@windward/table'
import type { Side } from '../../data/ships.ts'
import { shipOf } from '../../ships.ts'
import type { State } from '../../state.ts'
import type { View } from '../../view.ts'
import { lifeOf } from './chance-of-winning.ts'
import { say } from './words.en.ts'

/** Less than this is not worth a word. */
const NOTICED = 0.05

/** What was wanted, feared and expected of a plan, by how it went in thought. */
export function reasonsFor(view: View, side: Side, end: State, chance: number): Phrase[] {
  const losses = end.ships.map((ship) => ({ ship, lost: lifeOf(shipOf(view, ship.id)) - lifeOf(ship) }))
  const worst = (own: boolean) =>
    losses
      .filter(({ ship, lost }) => (ship.side === side) === own && lost > NOTICED)
      .toSorted((one, other) => other.lost - one.lost)[0]
  const [wanted, feared] = [worst(false), worst(true)]
  return [
    wanted === undefined
      ? say('thinking.position')
      : wanted.ship.fate === 'afloat'
        ? say('thinking.hurt', { ship: wanted.ship.id })
        : say('thinking.take', { ship: wanted.ship.id }),
    feared === undefined ? say('thinking.unafraid') : say('thinking.fear', { ship: feared.ship.id }),
    say('thinking.chance', { chances: Math.round(100 * chance) }),
  ]
}
