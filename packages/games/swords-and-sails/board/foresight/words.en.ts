import {
  type AreaId,
  type Between,
  chanceText,
  type FactionId,
  type Foes,
  faction,
  headed,
  listed,
  nameOf,
  pieceOf,
} from '@windward/swords-and-sails/facts'
import { words as board } from '../words.en.ts'

/** Sums of many small chances miss one by next to nothing. */
const whole = (chance: number): number => (chance > 1 - 1e-9 ? 1 : chance)

/** `71 %`, or `38 to 71 %` where it depends on what is hidden. */
function chance([worst, best]: Between<number>): string {
  const [low, high] = [chanceText(whole(Math.min(worst, best))), chanceText(whole(Math.max(worst, best)))]
  return low === high ? low : `${low.replace(' %', '')} to ${high}`
}

const units = (count: number, what: 'unit' | 'ship') => `${count} ${what}${count === 1 ? '' : 's'}`

/** `7 units`, or `4 to 8 units` where nobody has seen them. */
function size({ figures: [least, most] }: Foes, what: 'unit' | 'ship'): string {
  return least === most ? units(least, what) : `${least} to ${units(most, what)}`
}

function known({ sources }: Foes): string {
  const said = sources.map(({ piece, how, seasons }) => {
    if (how === 'seen') return `${pieceOf(piece)} is as you saw it ${board.seen(seasons)}`
    if (how === 'guessed')
      return `${pieceOf(piece)}, which you have never seen, is about what it can have bought`
    return `${pieceOf(piece)} stays as it is`
  })
  return listed(said)
}

/** What is likely to come of an order, before it is given. */
export const words = {
  chance,
  size,
  preview: 'preview',
  set: 'order set',
  takes: (armies: readonly string[], land: AreaId) =>
    armies.length === 1
      ? `that Army ${armies.join()} takes ${nameOf(land)}`
      : `that Armies ${listed(armies)} take ${nameOf(land)}`,
  wins: 'to win if it comes to a fight at sea',
  holds: (land: AreaId, who: FactionId) => `to hold ${nameOf(land)} if ${faction(who)} comes`,
  points: (points: number) => (points === 1 ? 'point' : 'points'),
  more: (points: number) => `+${points}`,
  sea: 'At sea',
  battle: 'Battle',
  siege: 'Siege',
  numbered: (place: number, name: string) => `${place} ${name}`,
  ifWon: 'if you win',
  against: (foes: Foes, what: 'unit' | 'ship') => `${headed(faction(foes.faction))}, ${size(foes, what)}`,
  win: (text: string) => `${text} win`,
  cannot: (area: AreaId, why: 'far' | 'noShips' | 'noPort' | 'closed') => {
    const reasons = {
      far: `${nameOf(area)} is too far: a piece goes to a neighbour, an army also across one sea with ships.`,
      noShips: `${nameOf(area)} is sea: no fleet of yours with room can take this army aboard.`,
      noPort: `${nameOf(area)} has no friendly port beside this fleet.`,
      closed: `${nameOf(area)} is not on the board of this match.`,
    }
    return reasons[why]
  },
  kept: 'Nothing is lost: the piece is still chosen.',
  lose: (text: string) => `${text} lose`,
  bar: (win: string, neither: string, lose: string) => `Win ${win}, undecided ${neither}, lose ${lose}`,
  youLose: 'You lose',
  theyLose: (who: FactionId) => `${headed(faction(who))} ${who === 'NSE' ? 'lose' : 'loses'}`,
  about: (lost: Between<number>, began: Between<number>, what: 'unit' | 'ship') => {
    const [a, b] = [Math.round(Math.min(...lost)), Math.round(Math.max(...lost))]
    const [from, to] = [Math.min(...began), Math.max(...began)]
    const lostText = a === b ? `${a}` : `${a} to ${b}`
    return `about *${lostText} of ${from === to ? units(to, what) : `${from} to ${units(to, what)}`}*`
  },
  toll: (mean: number, least: number, most: number, army: Between<number>) => {
    const [a, b] = [Math.round(Math.min(...army)), Math.round(Math.max(...army))]
    return `about *${Math.round(mean)}* losses (${least} to ${most}) of *${a === b ? a : `${a} to ${b}`}* you can absorb`
  },
  dice: (dice: number) => `${dice} ${dice === 1 ? 'die' : 'dice'}`,
  assumes: (foes: readonly Foes[]) =>
    foes.length === 0
      ? 'If nobody else comes. No gold is paid to spare units.'
      : `If ${listed(foes.map(known))}, and nobody else comes.`,
  dry: 'It assumes that no unit drowns on the way.',
  rough: (error: number) => `Still reckoning: within ${Math.max(1, Math.ceil(error * 100))} in 100.`,
  sure: (error: number) =>
    error < 0.0005 ? 'Worked out exactly.' : `Right within ${(error * 100).toFixed(1)} in 100.`,
  canCome: 'Who can come',
  nobody: 'Nobody who is not your ally can reach it this season.',
  quiet: 'No enemy ships lie here now.',
  reckoning: 'Reckoning …',
  held: (held: Between<number>) => `${chance(held)} held`,
}
