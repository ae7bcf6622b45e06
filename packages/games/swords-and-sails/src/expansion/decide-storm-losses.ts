import { type Decision, inTurn, oneOf, refuse, turned } from '@windward/table'
import { type Loss, type Losses, lossesShape, lossOf } from '../battle/losses/losses.ts'
import { type Stock, stocksOf } from '../battle/stock.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { type Fleet, keyOf, type PieceKey } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { say } from './fortune-words.en.ts'

export interface StormBrief {
  readonly fleets: readonly PieceKey[]
}

/** SNS 12.4.3: one ship from each fleet at sea. */
export const stormLosses: Decision<SwordsAndSails, StormBrief, Losses> = {
  kind: 'storm-losses',
  title: () => say('fortune.storm.title'),
  hint: () => say('fortune.storm.hint'),
  shape: lossesShape,
  options: ({ seat, view, brief }) =>
    turned(
      inTurn(caught(view, seat, brief), (fleet) =>
        oneOf(
          shipsOf(fleet),
          ({ kind }) => ({ key: kind, label: say('fortune.storm.ship', { kind }) }),
          () => say('fortune.storm.fleet', { fleet: keyOf(fleet), at: fleet.at }),
        ),
      ),
      (ships) => ships.map(lossOne),
    ),
  check: ({ seat, view, brief }, lost) => {
    const fleets = caught(view, seat, brief)
    const fits =
      lost.length === fleets.length &&
      fleets.every((fleet) => shipsOf(fleet).some((ship) => lost.some((loss) => isOneOf(loss, ship))))
    return fits ? undefined : refuse('SNS 12.4.3', say('fortune.storm.one-each'))
  },
  confirm: () => say('fortune.storm.confirm'),
  absent: ({ seat, view, brief }) => cheapestShips(caught(view, seat, brief)),
  unanswered: () => say('fortune.storm.unanswered'),
}

function caught(view: View, seat: FactionId, { fleets }: StormBrief): Fleet[] {
  return ownPower(view, seat).fleets.filter((fleet) => fleets.includes(keyOf(fleet)))
}

function shipsOf(fleet: Fleet): Stock[] {
  return stocksOf([fleet])
}

/** SNS 12.4.5: of each fleet the ship that costs least gold. */
function cheapestShips(fleets: readonly Fleet[]): Losses {
  return fleets.flatMap((fleet) => {
    const [cheapest] = shipsOf(fleet).sort((a, b) => a.figure.gold - b.figure.gold)
    return cheapest === undefined ? [] : [lossOne(cheapest)]
  })
}

function lossOne(stock: Stock): Loss {
  return { ...lossOf(stock), count: 1 }
}

function isOneOf(loss: Loss, ship: Stock): boolean {
  return loss.piece === ship.piece && loss.kind === ship.kind && loss.count === 1
}
