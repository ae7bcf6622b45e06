import {
  type Ammo,
  type BatteryAims,
  type BatteryRepair,
  loadName,
  nameFirst,
  shipName,
} from '@windward/sails-of-glory/facts'
import { figuresOf, words as ships } from '../panels/words.en.ts'

type Shot = NonNullable<BatteryAims['guns']>['shots'][number]

const repairOf = ({ battery, box }: BatteryRepair) => `${nameFirst(battery)}: box ${box + 1}`

/** What the panels of batteries ask and offer, where it is not the same as for ships. */
export const words = {
  guns: {
    ...ships.guns,
    holdAll: 'Hold the batteries’ fire',
    of: (battery: string, load: Ammo | null) =>
      `${nameFirst(battery)}, ${load === null ? 'not loaded' : loadName(load)}`,
    /** With a load where there is a choice of it. */
    shot: (shot: Shot, load: Ammo | null) =>
      `${shipName(shot.at)} by arc ${shot.arc + 1}: ${figuresOf(shot)}${load === null ? '' : `, ${loadName(load)}`}`,
  },
  plan: { done: 'Confirm the batteries’ work' },
  reload: { nothing: ships.reload.nothing, done: 'Load the batteries' },
  repair: {
    of: (battery: string) => `${nameFirst(battery)}: which box is cleared?`,
    box: (number: number) => `Box ${number}`,
    points: ships.repair.points,
    passing: (repairs: readonly BatteryRepair[]) => `${repairs.map(repairOf).join('; ')}.`,
    done: ships.repair.done,
    missing: 'Choose a box for each battery.',
  },
}
