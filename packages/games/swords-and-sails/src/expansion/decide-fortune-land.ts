import { type Decision, oneOf, refuse } from '@windward/table'
import { z } from 'zod'
import { type LandId, landIds } from '../data/area-ids.ts'
import type { CalamityId, ProsperityId } from '../data/cards/fortune-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { CAPITALS } from '../data/factions/home-lands.ts'
import { springIncome } from '../lands.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view/view.ts'
import { say } from './fortune-words.en.ts'

/** The cards that fall on one land of the seat's choice. */
export type LandCard = Extract<ProsperityId, 'newTown'> | Extract<CalamityId, 'pretender' | 'greatFire'>

export interface FortuneLandBrief {
  readonly card: LandCard
  /** The lands it may fall on; at least one. */
  readonly lands: readonly LandId[]
}

/** SNS 12.4.2, SNS 12.4.3: where the town is founded, which land is lost, which city burns. */
export const fortuneLand: Decision<SwordsAndSails, FortuneLandBrief, LandId> = {
  kind: 'fortune-land',
  title: ({ brief: { card } }) => say('fortune.land.title', { card }),
  hint: ({ brief: { card } }) => say('fortune.land.hint', { card }),
  shape: z.enum(landIds),
  options: ({ view, brief }) =>
    oneOf(brief.lands, (land) => ({
      key: land,
      label: say('fortune.land', { land }),
      note: say('fortune.land.cities', { cities: view.lands[land].cities.map((city) => ({ ...city })) }),
    })),
  check: ({ brief: { card, lands } }, land) =>
    lands.includes(land)
      ? undefined
      : refuse(card === 'newTown' ? 'SNS 12.4.2' : 'SNS 12.4.3', say('fortune.land.wrong', { card, land })),
  confirm: ({ brief: { card } }, land) => say('fortune.land.confirm', { card, land }),
  absent: ({ seat, view, brief }) => usual(view, seat, brief),
}

/** SNS 12.4.5: a town beside the court, a loss where it hurts least; of equals the first. */
function usual({ lands }: View, seat: FactionId, brief: FortuneLandBrief): LandId {
  const capital = CAPITALS[seat]
  if (brief.card === 'newTown' && brief.lands.includes(capital)) return capital
  const worth = (land: LandId): number => (brief.card === 'newTown' ? 0 : springIncome(lands[land]))
  const [first] = brief.lands.toSorted((a, b) => worth(a) - worth(b))
  if (first === undefined) throw new Error(`${brief.card} falls on no land`)
  return first
}
