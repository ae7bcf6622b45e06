import { clearAway, drawExcess } from '../battle/sea/drowned-cargo.ts'
import { MERCENARIES, MERCENARY_TERMS, type MercenaryId } from '../data/cards/expansion-cards.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { type Band, keyOf, type Piece } from '../pieces.ts'
import { armiesOf, fleetsOf } from '../pieces-of.ts'
import { powerOf, powersIn } from '../powers.ts'
import type { Power, SnsFlow, SnsTable } from '../state.ts'
import { pay, shareUp } from '../treasury.ts'
import { type HiredBand, mercenaryFees } from './decide-mercenary-fees.ts'
import { say } from './words.en.ts'

/** SNS 12.3.3: of the full fee, whoever is favoured with it. */
export function stayingFee(card: MercenaryId): number {
  return shareUp(MERCENARIES[card].fee, MERCENARY_TERMS.stayingFee)
}

/** SNS 12.3.3: bands that are not paid leave. */
export function* payMercenaries(t: SnsTable): SnsFlow {
  const hirers = powersIn(t.state).filter(hasHired)
  if (hirers.length === 0) return
  const answers = yield* t.askAll(
    hirers.map(({ faction }) => faction),
    mercenaryFees,
    (seat) => ({ bands: hiredBy(powerOf(t.state, seat)).map(told) }),
  )
  for (const power of hirers) {
    const { faction } = power
    const stays = answers.get(faction) ?? []
    for (const [place, hired] of hiredBy(power).entries()) {
      const band = told(hired)
      const stay = stays[place] === 'keep'
      if (stay) pay(power, band.fee)
      else hired.piece.bands.splice(hired.piece.bands.indexOf(hired.band), 1)
      const { card, fee } = band
      const open = stay
        ? say('income.fees.stays', { faction, card, fee })
        : say('income.fees.goes', { faction, card })
      t.tell('all', 'SNS 12.3.3', open)
      t.tell([faction], 'SNS 12.3.3', say(stay ? 'income.fees.paid' : 'income.fees.left', { ...band }))
    }
    clearAway(t, faction, 'SNS 12.3.3')
    drawExcess(t, faction, fleetsOf(power), 'SNS 12.3.3', [faction])
  }
}

interface Hired {
  readonly piece: Piece
  readonly band: Band
}

function hasHired({ armies, fleets }: Power): boolean {
  for (const id of ARMY_IDS) if ((armies[id]?.bands.length ?? 0) > 0) return true
  for (const id of FLEET_IDS) if ((fleets[id]?.bands.length ?? 0) > 0) return true
  return false
}

function hiredBy(power: Power): Hired[] {
  const pieces: Piece[] = [...armiesOf(power), ...fleetsOf(power)]
  return pieces.flatMap((piece) => piece.bands.map((band) => ({ piece, band })))
}

function told({ piece, band }: Hired): HiredBand {
  return { piece: keyOf(piece), card: band.card, left: band.left, fee: stayingFee(band.card) }
}
