import { type CourseAhead, type ShotAhead, shipName } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { names } from '../names.en.ts'

const SHORE_WORTH_SAYING = 120
const EDGE_WORTH_SAYING = 150

const distance = (micrometres: number): string => `${Math.round(mm(micrometres))} mm`
const damage = (points: number): string => `${points.toFixed(1)} damage`
const raking = ({ rake }: ShotAhead): string => (rake === null ? '' : `, raking the ${rake}`)

const gives = (shot: ShotAhead): string =>
  `to ${shot.side} at ${shipName(shot.at)}, ${distance(shot.range)}${raking(shot)}: ${damage(shot.points)}`
const takes = (shot: ShotAhead): string =>
  `from ${shipName(shot.by)}, ${distance(shot.range)}${raking(shot)}: ${damage(shot.points)}`

/** What is said of where a card leads, before it is chosen. */
export const words = {
  title: 'Where it leads',
  reckoning: 'Reckoning …',
  ends: ({ attitude, atSea, touches }: CourseAhead): string => {
    const ends = attitude === 'aback' ? 'Ends taken aback' : `Ends ${names.attitudes[attitude]}`
    const off = atSea ? '' : ', off the sea: she is lost'
    return `${ends}${off}${touches.length === 0 ? '' : `, on ${touches.map(shipName).join(' and ')}: they collide`}.`
  },
  /** What is near enough to matter. */
  around: ({ toEdge, toShore, nearest }: CourseAhead): string =>
    [
      nearest === null ? '' : `${shipName(nearest.ship)} is ${distance(nearest.away)} off then`,
      mm(toEdge) > EDGE_WORTH_SAYING ? '' : `the edge of the sea ${distance(toEdge)}`,
      toShore === null || mm(toShore) > SHORE_WORTH_SAYING
        ? ''
        : toShore === 0
          ? 'she strikes what lies in the water'
          : `what lies in the water ${distance(toShore)}`,
    ]
      .filter((part) => part !== '')
      .join(', ')
      .concat('.'),
  guns: ({ gives: given, takes: taken }: CourseAhead): string => {
    if (given.length + taken.length === 0) return 'No guns bear then, hers or theirs.'
    const hers = given.length === 0 ? 'None of her guns bears.' : `Her guns ${given.map(gives).join('; ')}.`
    const theirs =
      taken.length === 0 ? 'No enemy bears on her.' : `Against her ${taken.map(takes).join('; ')}.`
    return `${hers} ${theirs}`
  },
  assumes: 'On the average, if all guns are loaded with ball and the others sail straight on.',
}
