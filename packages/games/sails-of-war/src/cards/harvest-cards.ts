import { branch, type Dice, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { realmsHeld } from '../board/realms.ts'
import { SUDDEN_PLENTY } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import { type Goods, RESOURCE_IDS } from '../data/resources.ts'
import { askAct, carriedOut, DONE, deed, plannedDeed, segment } from '../deeds.ts'
import { gain, mixOptions, mixShape, noGoods, sumOf } from '../goods.ts'
import { handSize, inOrder, openPlayer, playerOf } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { canPlay, cardFault, inRealm, playedOn } from './may-play-card.ts'
import { playCard } from './play-card.ts'
import { say } from './words.en.ts'

const richShape = z.strictObject({ do: z.literal('rich-yield'), realm: z.enum(REALM_IDS) })

/** SOW 12.2.3 */
const richYield = deed({
  shape: richShape,
  options: (view, seat) =>
    playedOn(view, seat, 'rich-yield', realmsHeld(view, seat), {
      describe: inRealm,
      act: ({ id }) => ({ do: 'rich-yield' as const, realm: id }),
    }),
  fault: (view, seat, { realm }) =>
    cardFault(view, seat, 'rich-yield') ??
    (view.realms[realm]?.owner === seat
      ? undefined
      : refuse('SOW 12.2.3', say('card.rich.not-yours', { realm }))),
  *carryOut(t, seat, { realm }) {
    yield* playCard(t, seat, 'rich-yield')
    t.tell('all', 'SOW 12.2.3', say('card.rich.twice', { race: seat, realm }))
  },
})

/** SOW 12.2.10 */
const suddenPlenty = plannedDeed({
  shape: z.strictObject({ do: z.literal('sudden-plenty'), mix: mixShape }),
  options: (view, seat) =>
    canPlay(view, seat, 'sudden-plenty')
      ? [
          branch(
            'sudden-plenty',
            () => turned(mixOptions(SUDDEN_PLENTY), (mix) => ({ do: 'sudden-plenty' as const, mix })),
            say('card.name', { card: 'sudden-plenty' }),
            say('card.does', { card: 'sudden-plenty' }),
          ),
        ]
      : [],
  fault: (view, seat, { mix }) =>
    cardFault(view, seat, 'sudden-plenty') ??
    (sumOf(mix) === SUDDEN_PLENTY
      ? undefined
      : refuse('SOW 12.2.10', say('card.plenty.mix', { count: SUDDEN_PLENTY }))),
  *carryOut(t, seat, known) {
    if (!(yield* playCard(t, seat, 'sudden-plenty'))) return
    const mix = known()?.mix ?? someMix(t.dice)
    gain(playerOf(t.state, seat).stock, mix)
    t.tell('all', 'SOW 12.2.10', say('card.plenty.got', { race: seat, mix }))
  },
})

/** What others think of who do not know. */
function someMix(dice: Dice): Goods {
  const mix = noGoods()
  for (let count = 0; count < SUDDEN_PLENTY; count += 1) mix[dice.pick(RESOURCE_IDS)] += 1
  return mix
}

export const harvestSegment = segment('harvest-cards', () => say('card.harvest.title'), {
  'rich-yield': richYield,
  'sudden-plenty': suddenPlenty,
})

/** SOW 6.1.4: cards before the harvest, in initiative order; for each Rich Yield the Realms that yield twice. */
export function* harvestCards(t: SowTable): SowFlow<Partial<Record<RaceId, RealmId[]>>> {
  const rich: Partial<Record<RaceId, RealmId[]>> = {}
  for (const race of inOrder(t.state)) rich[race] = yield* t.step(race, () => playedBy(t, race))
  return rich
}

/** Whoever has cards is asked, so that nobody learns who has such ones. */
function* playedBy(t: SowTable, race: RaceId): SowFlow<RealmId[]> {
  const realms: RealmId[] = []
  for (let time = 1; ; time += 1) {
    const act = yield* t.step(`card ${time}`, () =>
      handSize(openPlayer(t.state, race)) > 0 ? askAct(t, race, harvestSegment) : DONE,
    )
    if (act === DONE) return realms
    yield* t.step(`deed ${time}`, () => carriedOut(t, race, harvestSegment, act))
    const played = richShape.safeParse(act)
    if (played.success) realms.push(played.data.realm)
  }
}
