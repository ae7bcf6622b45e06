import type { Temper } from './land-battle-chain.ts'
import { type LineSide, moraleIn, sumBy } from './line-side.ts'
import { routChance } from './rout-chance.ts'

/** Two sides in line at the beginning of a round; the attacker of the line is the first. */
export interface LineFray {
  /** Rounds fought. */
  round: number
  /** For each file the kinds of both sides, front to back. */
  files: [number[], number[]][]
  /** How many of each kind are in hand, and how many there are in all. */
  readonly hands: [number[], number[]]
  readonly alive: [number[], number[]]
  readonly stays: ['fights' | 'leaves', 'fights' | 'leaves']
  over: boolean
}

export interface LineRules {
  readonly where: 'land' | 'sea'
  readonly sides: readonly [LineSide, LineSide]
  readonly tempers: readonly [Temper, Temper]
}

/** Something that happens with this chance, or not. */
export type Coin = (chance: number) => boolean

const SIDES = [0, 1] as const
type Place = (typeof SIDES)[number]
const other = (side: Place): Place => (side === 0 ? 1 : 0)
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

export function arrayed(rules: LineRules, first: readonly number[], second: readonly number[]): LineFray {
  const fray: LineFray = {
    round: 0,
    files: [],
    hands: [[...first], [...second]],
    alive: [[...first], [...second]],
    stays: ['fights', 'fights'],
    over: false,
  }
  settle(rules, fray)
  form(rules, fray)
  return fray
}

/** SNS 7.7, SNS 7.8.11: one round, placed by SNS 7.7.14, with nobody drawn back and nobody redeployed. */
export function lineRound(rules: LineRules, before: LineFray, coin: Coin): LineFray {
  const fray = copied(before)
  fray.round += 1
  form(rules, fray)
  for (const file of fray.files) fightFile(rules, fray, file, coin)
  settle(rules, fray)
  if (fray.over) return fray
  if (rules.where === 'land') routChecks(rules, fray, before, coin)
  if (!fray.stays.includes('leaves')) chooseRetreats(rules, fray)
  if (fray.stays.includes('leaves')) {
    partingBlows(rules, fray, coin)
    fray.over = true
  } else fray.files = fray.files.filter((file) => stand(fray, file))
  return fray
}

function copied({ round, files, hands, alive, stays, over }: LineFray): LineFray {
  return {
    round,
    files: files.map(([a, b]) => [[...a], [...b]]),
    hands: [[...hands[0]], [...hands[1]]],
    alive: [[...alive[0]], [...alive[1]]],
    stays: [...stays],
    over,
  }
}

/** SNS 7.7.2 to SNS 7.7.4: only the unit put down last is ever without an enemy. */
function form({ sides }: LineRules, { files, hands }: LineFray): void {
  for (let side: Place = 0; ; side = other(side)) {
    const last = files.at(-1)
    const enemy = last?.[side].length === 0 ? last[other(side)][0] : undefined
    if (last !== undefined && enemy !== undefined) {
      const kind = taken(hands[side], sides[side].matching[enemy] ?? [])
      if (kind !== undefined) last[side].push(kind)
    }
    if (total(hands[other(side)]) === 0) break
    const kind = taken(hands[side], sides[side].dearest)
    if (kind === undefined) break
    const file: [number[], number[]] = [[], []]
    file[side].push(kind)
    files.push(file)
  }
  for (const side of SIDES) {
    const own = files.filter((file) => file[side].length > 0)
    for (let n = 0; own.length > 0; n += 1) {
      const kind = taken(hands[side], sides[side].dearest)
      if (kind === undefined) break
      own[n % own.length]?.[side].push(kind)
    }
  }
}

/** The first of these kinds that is in hand, which then is one less. */
function taken(hand: number[], order: readonly number[]): number | undefined {
  for (const kind of order) {
    const count = hand[kind] ?? 0
    if (count === 0) continue
    hand[kind] = count - 1
    return kind
  }
  return undefined
}

/** SNS 7.7.5, SNS 7.7.7: both fronts are struck, by all who stand before them. */
function fightFile(rules: LineRules, fray: LineFray, file: [number[], number[]], coin: Coin): void {
  const [a, b] = [file[0][0], file[1][0]]
  if (a === undefined || b === undefined) return
  const fates = [fateOf(rules.sides[1], file[1], a, coin), fateOf(rules.sides[0], file[0], b, coin)] as const
  for (const side of SIDES) fall(fray, file, side, fates[side])
}

type Fate = 'stands' | 'falls' | 'captured'

/** What becomes of a unit struck by these, one after another. */
function fateOf(
  { destroys, captures }: LineSide,
  strikers: readonly number[],
  target: number,
  coin: Coin,
): Fate {
  let stands = 1
  let falls = 0
  let captured = 0
  for (const kind of strikers) {
    const [falling, prize] = [destroys[kind]?.[target] ?? 0, captures[kind]?.[target] ?? 0]
    falls += stands * falling
    captured += stands * prize
    stands *= 1 - falling - prize
  }
  if (captured > 0 && coin(captured)) return 'captured'
  return coin(falls / (1 - captured)) ? 'falls' : 'stands'
}

/** SNS 7.7.8, SNS 7.8.12: the unit behind comes to the front; a captured ship is in its captor's hand. */
function fall({ hands, alive }: LineFray, file: [number[], number[]], side: Place, fate: Fate): void {
  const kind = fate === 'stands' ? undefined : file[side].shift()
  if (kind === undefined) return
  add(alive[side], kind, -1)
  if (fate !== 'captured') return
  add(hands[other(side)], kind, 1)
  add(alive[other(side)], kind, 1)
}

function add(counts: number[], kind: number, number: number): void {
  counts[kind] = (counts[kind] ?? 0) + number
}

/** SNS 7.1.11, SNS 7.8.7, SNS 7.8.8: over when a side has nobody left, or at sea nobody who can strike. */
function settle({ where, sides }: LineRules, fray: LineFray): void {
  const { alive } = fray
  const able = SIDES.map((side) =>
    where === 'land'
      ? total(alive[side]) > 0
      : alive[side].some((count, kind) => count > 0 && sides[side].canStrike[kind]),
  )
  if (able[0] === true && able[1] === true) return
  fray.over = true
  for (const side of SIDES)
    if (able[side] === false && able[other(side)] === true)
      for (const [kind, count] of alive[side].entries()) {
        add(alive[other(side)], kind, count)
        alive[side][kind] = 0
      }
}

/** SNS 7.4.1, SNS 7.4.2 */
function routChecks(
  { sides, tempers }: LineRules,
  { alive, stays, round }: LineFray,
  before: LineFray,
  coin: Coin,
): void {
  const lost = SIDES.map((side) => total(before.alive[side]) - total(alive[side]))
  for (const side of SIDES) {
    const steady = moraleIn(sides[side], alive[side]) - tempers[side].home
    const limit = steady - (lost[side] ?? 0) + (lost[other(side)] ?? 0)
    if (coin(routChance(round, limit))) stays[side] = 'leaves'
  }
}

/** SNS 7.5.1 */
function chooseRetreats({ sides, tempers }: LineRules, { alive, stays }: LineFray): void {
  const worth = SIDES.map((side) => sumBy(alive[side], sides[side].health))
  for (const side of SIDES)
    if ((worth[side] ?? 0) < tempers[side].retreatBelow * (worth[other(side)] ?? 0)) stays[side] = 'leaves'
}

/** SNS 7.7.10, SNS 7.8.12: a side that alone leaves is struck once more, cavalry spared. */
function partingBlows({ sides }: LineRules, fray: LineFray, coin: Coin): void {
  for (const side of SIDES) {
    if (fray.stays[side] === 'fights' || fray.stays[other(side)] === 'leaves') continue
    for (const file of fray.files) {
      const [front, striker] = [file[side][0], file[other(side)][0]]
      if (front === undefined || striker === undefined || sides[side].isCavalry[front] === true) continue
      fall(fray, file, side, fateOf(sides[other(side)], [striker], front, coin))
    }
  }
}

/** SNS 7.7.11: whether both sides still face each other in a file; otherwise who is there returns to hand. */
function stand({ hands }: LineFray, file: [number[], number[]]): boolean {
  if (file[0].length > 0 && file[1].length > 0) return true
  for (const side of SIDES) for (const kind of file[side]) add(hands[side], kind, 1)
  return false
}
