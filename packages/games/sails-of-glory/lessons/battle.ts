import type { ShipId } from '../src/facts.ts'
import type { Scenario, ScenarioFile } from '../src/scenario/scenario.ts'

/** Where a ship lies when the lesson begins: millimetres from the left and from the bottom, degrees from north. */
type Berth = readonly [ship: ShipId, right: number, up: number, heading: number]

type Rest = Partial<
  Pick<ScenarioFile, 'automatic' | 'batteries' | 'level' | 'strength' | 'terrain' | 'victory'>
> & { readonly atAnchor?: true }

const SEA = { width: 900_000, length: 900_000 }

/** A sea on which everything lies where a lesson wants it; the enemy may ride at anchor. */
export function battle(
  wind: Scenario['wind'],
  british: readonly Berth[],
  french: readonly Berth[],
  { atAnchor, ...rest }: Rest = {},
): ScenarioFile {
  return {
    id: 'lesson',
    name: 'A lesson',
    level: 'basic',
    sea: SEA,
    wind,
    fleets: {
      british: { edge: 'top', ...lying(british) },
      french: { edge: 'bottom', ...lying(french), anchored: atAnchor === true },
    },
    ...rest,
  }
}

function lying(berths: readonly Berth[]) {
  return {
    zone: { left: 0, bottom: 0, right: SEA.width, top: SEA.length },
    ships: berths.map(([ship]) => ship),
    berths: berths.map(([, right, up, heading]) => ({
      x: right * 1000,
      y: up * 1000,
      heading: heading * 1000,
    })),
  }
}
