import { z } from 'zod'
import { isArmy, keyOf, type Piece, pieceKeyShape } from '../../pieces.ts'
import { type FigureId, figureShape, isMercenaryId } from '../figure.ts'
import { healthOf, type Stock } from '../stock.ts'

type LossesFault = 'notThere' | 'tooFew' | 'tooMany'

/** SNS 7.2.2, SNS 7.2.3: what is wrong with a choice of losses for so many casualty points; or nothing. */
export function lossesFault(
  stocks: readonly Stock[],
  points: number,
  losses: Losses,
): LossesFault | undefined {
  const taken = takenFrom(stocks, losses)
  if (taken === undefined) return 'notThere'
  const worth = healthOf(taken)
  if (worth < Math.min(points, healthOf(stocks))) return 'tooFew'
  return taken.some(({ figure }) => worth - figure.health >= points) ? 'tooMany' : undefined
}

/** The losses as stocks, or nothing if they are not all there. */
function takenFrom(stocks: readonly Stock[], losses: Losses): Stock[] | undefined {
  const taken: Stock[] = []
  for (const stock of stocks) {
    let count = 0
    for (const loss of losses) if (isOf(loss, stock)) count += loss.count
    if (count > stock.count) return undefined
    if (count > 0) taken.push({ ...stock, count })
  }
  const known = losses.every((loss) => stocks.some((stock) => isOf(loss, stock)))
  return known ? taken : undefined
}

function isOf(loss: Loss, stock: Stock): boolean {
  return loss.piece === stock.piece && loss.kind === stock.kind
}

/** What a force has to give for these points: nothing to choose when it is all of it (SNS 7.2.2). */
export function isWholeForce(stocks: readonly Stock[], points: number): boolean {
  return points >= healthOf(stocks)
}

/** Figures of one kind taken from one piece. */
const lossShape = z.strictObject({
  piece: pieceKeyShape,
  kind: figureShape,
  count: z.int().min(1).max(999),
})
export type Loss = z.infer<typeof lossShape>

export const lossesShape = z.array(lossShape).max(80)
export type Losses = readonly Loss[]

export function lossOf({ piece, kind, count }: Stock): Loss {
  return { piece, kind, count }
}

/** SNS 1.3.7, SNS 12.3.3: takes the lost figures off a piece; of like bands the older gives first. */
export function takeLosses(piece: Piece, losses: Losses): void {
  const key = keyOf(piece)
  for (const loss of losses) if (loss.piece === key) takeFigures(piece, loss.kind, loss.count)
}

export function takeFigures(piece: Piece, kind: FigureId, count: number): void {
  if (isMercenaryId(kind)) takeMercenaries(piece, kind, count)
  else if (isArmy(piece)) {
    if (!isKindOf(piece.units, kind)) throw new Error(`no ${kind} in an army`)
    piece.units[kind] -= count
  } else {
    if (!isKindOf(piece.ships, kind)) throw new Error(`no ${kind} in a fleet`)
    piece.ships[kind] -= count
  }
}

function isKindOf<K extends string>(counts: Readonly<Record<K, number>>, kind: string): kind is K {
  return Object.hasOwn(counts, kind)
}

function takeMercenaries(piece: Piece, kind: FigureId, count: number): void {
  let left = count
  for (const band of piece.bands) {
    if (band.card !== kind) continue
    const gone = Math.min(left, band.left)
    band.left -= gone
    left -= gone
  }
  piece.bands = piece.bands.filter((band) => band.left > 0)
}
