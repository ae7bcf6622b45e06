import type { FactionId, FigureId } from '@windward/swords-and-sails/facts'
import type { Phrase, SeenLine } from '@windward/table'
import { isFaction } from '../factions/faction.ts'
import { isFigure } from '../pieces/is-figure.ts'
import { numberIn, partOf, textIn } from '../plain-data.ts'

/** A battle as far as its lines have been told. */
export interface ToldBattle {
  /** The words that began it. */
  readonly begins: SeenLine
  readonly sides: readonly (readonly FactionId[])[]
  readonly lines: readonly SeenLine[]
  readonly won: boolean
}

/** What a side has come to in a battle. */
export interface ToldSide {
  /** Casualty points it has taken. */
  readonly points: number
  readonly lost: ReadonlyMap<FigureId, number>
  /** How it left, if it did. */
  readonly left: 'routs' | 'retreats' | 'withdraws' | undefined
}

const placeOf = (line: SeenLine): string => JSON.stringify(line.what.fields['where'])

function sidesIn({ what: { fields } }: SeenLine): FactionId[][] {
  const { sides } = fields
  if (!Array.isArray(sides)) return []
  return sides.map((side) => (Array.isArray(side) ? side.filter((each) => isFaction(String(each))) : []))
}

/** Whose doing or suffering a line of a battle is. */
function whoseIn({ what: { fields } }: SeenLine): FactionId[] {
  const named = [fields['faction'], fields['by'], fields['at']].flat()
  return named.filter((each): each is FactionId => typeof each === 'string' && isFaction(each))
}

const OF_BATTLE = /^(?:battle|sea)\./

/** The battle the last of these lines belongs to, if it is one of a battle. */
export function battleTold(lines: readonly SeenLine[]): ToldBattle | undefined {
  const last = lines.at(-1)
  if (last === undefined || !OF_BATTLE.test(last.what.key)) return undefined
  const who = whoseIn(last)
  const from = lines.findLastIndex((line) => line.what.key === 'battle.begins' && speaksOf(last, line, who))
  const begins = lines[from]
  if (begins === undefined || begins.turn !== last.turn) return undefined
  const end = lines.findIndex(
    (line, place) => place > from && line.what.key === 'battle.won' && placeOf(line) === placeOf(begins),
  )
  if (end >= 0 && end < lines.length - 1) return undefined
  const sides = sidesIn(begins)
  const isIn = (name: FactionId) => sides.some((side) => side.includes(name))
  const own = lines
    .slice(from + 1)
    .filter((line) => OF_BATTLE.test(line.what.key) && whoseIn(line).length > 0 && whoseIn(line).every(isIn))
  return { begins, sides, lines: own, won: end >= 0 }
}

function speaksOf(last: SeenLine, begins: SeenLine, who: readonly FactionId[]): boolean {
  if (last.what.fields['where'] !== undefined) return placeOf(last) === placeOf(begins)
  const sides = sidesIn(begins).flat()
  return who.length > 0 && who.every((name) => sides.includes(name))
}

const LEFT: Readonly<Record<string, ToldSide['left']>> = {
  'battle.retreats': 'retreats',
  'battle.withdraws': 'withdraws',
}

export function sideTold({ lines }: ToldBattle, of: FactionId): ToldSide {
  let points = 0
  let left: ToldSide['left']
  const lost = new Map<FigureId, number>()
  for (const { what } of lines) {
    const { key, fields } = what
    if (fields['at'] === of && isStruck(what)) lose(textIn(fields, 'target'), 1)
    if (fields['faction'] !== of) continue
    if (key === 'sea.captured') lose(textIn(fields, 'kind'), numberIn(fields, 'count'))
    if (key === 'battle.damage') points += numberIn(fields, 'points')
    if (key === 'battle.rout' && fields['routs'] === true) left = 'routs'
    left = LEFT[key] ?? left
    const losses = partOf(fields, 'losses')
    for (const loss of Array.isArray(losses) ? losses : [])
      lose(textIn(loss, 'kind'), numberIn(loss, 'count'))
  }
  return { points, lost, left }

  function lose(kind: string, count: number): void {
    if (isFigure(kind)) lost.set(kind, (lost.get(kind) ?? 0) + count)
  }
}

/** In a line each file is told by itself: whether what stood there is gone. */
function isStruck({ key, fields }: Phrase): boolean {
  return key === 'battle.file' ? fields['hits'] === true : key === 'sea.file' && fields['fate'] !== 'afloat'
}
