import * as z from 'zod'
import { ARTIFACT_IDS, type ArtifactId } from './artifacts.ts'
import { FOE_IDS, type FoeId } from './heroes.ts'
import { designed, type TableProvenance } from './provenance.ts'
import { NEUTRAL_IDS, type NeutralId } from './realms.ts'
import { type Goods, goodsSchema } from './resources.ts'

export const QUEST_IDS = [
  'star-in-the-ice',
  'lumiis-trail',
  'drowned-shrine',
  'black-vault',
  'star-thief',
  'song-of-the-boughs',
  'burning-star',
  'crown-of-the-lost-king',
  'bright-smith',
  'deep-armoury',
  'road-of-winds',
  'warding-stone',
  'horn-under-the-hill',
  'last-banner',
  'lantern-shaft',
  'first-field',
  'woodmans-grave',
  'sealed-ledger',
  'staff-in-the-scour',
  'cloak-of-the-hunter',
  'tax-robbers',
  'giant-oak',
  'lost-mine',
  'captive-mage',
  'peace-with-the-giants',
  'free-company',
  'plague-well',
  'wyrms-egg',
] as const
export type QuestId = (typeof QUEST_IDS)[number]

/** SOW 10.3.2: where, and what must be overcome there: nothing, a die of so much, or foes. */
export interface Stage {
  readonly at: NeutralId
  readonly trial: null | number | FoeId
}

type Reward =
  | { readonly kind: 'star' }
  | { readonly kind: 'artifact'; readonly artifact: ArtifactId }
  | { readonly kind: 'goods'; readonly goods: Goods }
  | { readonly kind: 'cards'; readonly cards: number }
  /** A Giant, or a Firegaunt for the evil. */
  | { readonly kind: 'giant' }
  | { readonly kind: 'cavalry'; readonly units: number }
  | { readonly kind: 'dragon' }

export const questSchema = z.strictObject({
  stages: z
    .array(
      z.strictObject({
        at: z.enum(NEUTRAL_IDS),
        trial: z.union([z.null(), z.int().min(2).max(10), z.enum(FOE_IDS)]),
      }),
    )
    .min(1)
    .max(3),
  reward: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('star') }),
    z.strictObject({ kind: z.literal('artifact'), artifact: z.enum(ARTIFACT_IDS) }),
    z.strictObject({ kind: z.literal('goods'), goods: goodsSchema }),
    z.strictObject({ kind: z.literal('cards'), cards: z.int().min(1).max(7) }),
    z.strictObject({ kind: z.literal('giant') }),
    z.strictObject({ kind: z.literal('cavalry'), units: z.int().min(1).max(4) }),
    z.strictObject({ kind: z.literal('dragon') }),
  ]),
})

export interface Quest {
  readonly stages: readonly Stage[]
  readonly reward: Reward
}

const at = (realm: NeutralId, trial: Stage['trial'] = null): Stage => ({ at: realm, trial })
const quest = (reward: Reward, ...stages: readonly Stage[]): Quest => ({ reward, stages })
const STAR: Reward = { kind: 'star' }
const artifact = (name: ArtifactId): Reward => ({ kind: 'artifact', artifact: name })
const goods = (grain: number, wood: number, iron: number): Reward => ({
  kind: 'goods',
  goods: { grain, wood, iron },
})

/** SOW 10.3: one card of each. */
export const QUESTS: Readonly<Record<QuestId, Quest>> = {
  'star-in-the-ice': quest(STAR, at('windmarch', 5), at('rimegate', 'troll'), at('stormtop', 'wyvern')),
  'lumiis-trail': quest(STAR, at('greywold', 4), at('mellon', 'bandits'), at('deathpeak', 'dragon')),
  'drowned-shrine': quest(
    STAR,
    at('salt-reach', 'skeletons'),
    at('harrowmere', 6),
    at('briarfen', 'snake-man'),
  ),
  'black-vault': quest(
    STAR,
    at('blackscar', 'goblins'),
    at('cinder-plain', 'wraith'),
    at('iron-teeth', 'stone-golem'),
  ),
  'star-thief': quest(
    STAR,
    at('kingsreach', 'assassin'),
    at('wolfsgarth', 'wolves'),
    at('nightpine', 'vampire'),
  ),
  'song-of-the-boughs': quest(
    STAR,
    at('elderbough', 5),
    at('silverleaf', 'giant-spider'),
    at('oldroot', 'minotaur'),
  ),
  'burning-star': quest(STAR, at('hammerhold', 5), at('bone-flats', 'ogre'), at('deathpeak', 'demon')),
  'crown-of-the-lost-king': quest(
    STAR,
    at('goodland'),
    at('long-acre', 'bandits'),
    at('giants-stair', 'ogre'),
  ),
  'bright-smith': quest(artifact('bright-blade'), at('copperhorn', 5), at('iron-teeth', 'goblins')),
  'deep-armoury': quest(artifact('deep-mail'), at('cragmoor', 'skeletons'), at('hammerhold', 'stone-golem')),
  'road-of-winds': quest(artifact('wind-boots'), at('windmarch'), at('forsaken-mile', 'wolves')),
  'warding-stone': quest(artifact('warding-stone'), at('hollow-weald', 'witch'), at('stormtop', 6)),
  'horn-under-the-hill': quest(artifact('hill-horn'), at('larkfield', 4), at('giants-stair', 'troll')),
  'last-banner': quest(artifact('last-banner'), at('kingsreach'), at('bone-flats', 'wraith')),
  'lantern-shaft': quest(artifact('lantern'), at('blackscar', 5), at('copperhorn', 'giant-spider')),
  'first-field': quest(artifact('seed'), at('ashford-downs'), at('sunder-vale', 'bandits')),
  'woodmans-grave': quest(artifact('axe'), at('thornwood', 5), at('oldroot', 'skeletons')),
  'sealed-ledger': quest(artifact('ledger'), at('mellon', 4), at('goodland', 'assassin')),
  'staff-in-the-scour': quest(artifact('staff'), at('the-scour', 'snake-man'), at('rimegate', 'wraith')),
  'cloak-of-the-hunter': quest(artifact('cloak'), at('nightpine', 'wolves'), at('thornwood', 'vampire')),
  'tax-robbers': quest(goods(8, 0, 0), at('long-acre', 'bandits')),
  'giant-oak': quest(goods(0, 8, 0), at('elderbough', 'giant-spider')),
  'lost-mine': quest(goods(0, 0, 8), at('cragmoor', 'goblins')),
  'captive-mage': quest({ kind: 'cards', cards: 3 }, at('greywold', 'witch')),
  'peace-with-the-giants': quest({ kind: 'giant' }, at('giants-stair', 6)),
  'free-company': quest({ kind: 'cavalry', units: 2 }, at('harrowmere', 'bandits')),
  'plague-well': quest(goods(5, 5, 5), at('sunder-vale', 5), at('briarfen', 'witch')),
  'wyrms-egg': quest({ kind: 'dragon' }, at('cinder-plain', 'wyvern')),
}

/** SOW 10.3.3 */
export const FAILED_TRIAL_WOUNDS = 1

export const QUESTS_PROVENANCE: TableProvenance<'cards' | 'failure'> = {
  cards: designed('B 3.13'),
  failure: designed('B 3.13'),
}
