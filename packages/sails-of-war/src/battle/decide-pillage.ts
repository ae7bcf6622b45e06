import { answer, branch, choice, type Decision, refuse, turned } from '@windward/table'
import * as z from 'zod'
import type { Side } from '../board/zones.ts'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import { DONE, type Done } from '../deeds.ts'
import { mixOptions, mixShape, sumOf } from '../goods.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './conquest-words.en.ts'

const SPOILS = ['town', 'city', 'port', 'village'] as const

interface Place {
  readonly realm: RealmId
  readonly what: (typeof SPOILS)[number]
  /** Of a Port: where it faces. */
  readonly side: Side | null
}

/** Something that can be pillaged, and for how many resources. */
export interface Spoil extends Place {
  readonly loot: number
}

export interface Plunder extends Place {
  readonly mix: Goods
}

/** SOW 8.6.3 */
export const plunder: Decision<SailsOfWar, { readonly spoils: readonly Spoil[] }, Plunder | Done> = {
  kind: 'pillage',
  title: () => say('conquest.pillage.title'),
  shape: z.union([
    z.literal(DONE),
    z.strictObject({
      realm: z.enum(REALM_IDS),
      what: z.enum(SPOILS),
      side: z.union([
        z.null(),
        z.literal(0),
        z.literal(1),
        z.literal(2),
        z.literal(3),
        z.literal(4),
        z.literal(5),
      ]),
      mix: mixShape,
    }),
  ]),
  options: ({ brief: { spoils } }) =>
    choice<Plunder | Done>([
      branch(DONE, () => answer(DONE), say('conquest.pillage.done')),
      ...spoils.map(({ loot, ...place }) =>
        branch(
          `${place.realm}/${place.what}/${place.side ?? ''}`,
          () => turned(mixOptions(loot), (mix) => ({ ...place, mix })),
          say('conquest.pillage.take', { ...place, loot }),
        ),
      ),
    ]),
  check: ({ brief: { spoils } }, wish) => {
    if (wish === DONE) return undefined
    const spoil = spoils.find(
      ({ realm, what, side }) => realm === wish.realm && what === wish.what && side === wish.side,
    )
    if (spoil === undefined) return refuse('SOW 8.6.3', say('conquest.pillage.not-there'))
    return sumOf(wish.mix) === spoil.loot
      ? undefined
      : refuse('SOW 8.6.3', say('conquest.pillage.amount', { loot: spoil.loot }))
  },
  absent: () => DONE,
}
