import type { Dice, SeenLine } from '@windward/table'
import { QUESTS, type QuestId } from '../data/quest-cards.ts'
import type { HeroQuest, OpenHero } from '../public-state.ts'
import type { View } from '../view.ts'

/** What was told of a quest since its card was taken. */
export interface QuestStory {
  /** Where stages were tried, in their order, and whether the Hero came away with wounds. */
  readonly tries: { readonly realm: string; wounded: boolean }[]
  /** Realms the Hero came to and tried nothing in, with how many tries were made before. */
  readonly passed: { readonly realm: string; readonly tries: number }[]
}

/** SOW 17.1.6: where a Hero tries a stage everybody sees. In base mode any Hero of a player works on his quest (SOW 16.7). */
export function questStories({ options, heroes }: View, lines: readonly SeenLine[]) {
  const owners = new Map<string, string>(heroes.map(({ id, owner }) => [id, owner]))
  const bearer = (hero: string) => (options.mode === 'base' ? (owners.get(hero) ?? hero) : hero)
  const stories = new Map<string, { tries: QuestStory['tries']; passed: QuestStory['passed'] }>()
  for (const { what } of lines) {
    const { hero, realm } = what.fields
    if (typeof hero !== 'string') continue
    const name = bearer(hero)
    if (what.key === 'quest.taken') stories.set(name, { tries: [], passed: [] })
    else if (what.key === 'quest.ended') stories.delete(name)
    const story = stories.get(name)
    if (story === undefined) continue
    const { tries, passed } = story
    const last = tries.at(-1)
    if (what.key === 'quest.stage.wounded' && last !== undefined) last.wounded = true
    if (typeof realm !== 'string') continue
    if (what.key === 'hero.walked') passed.push({ realm, tries: tries.length })
    if (what.key !== 'quest.stage.tried') continue
    if (passed.at(-1)?.realm === realm) passed.pop()
    tries.push({ realm, wounded: false })
  }
  return (hero: OpenHero): QuestStory | undefined =>
    stories.get(options.mode === 'base' ? hero.owner : hero.id)
}

/** One of the cards that agree with what was told, or any, and how far the Hero has come with it. */
export function likelyQuest(story: QuestStory | undefined, quests: QuestId[], dice: Dice): HeroQuest {
  const fitting = quests.flatMap((card) => {
    const come = story === undefined ? undefined : cameTo(card, story)
    return come === undefined ? [] : [come]
  })
  const drawn = fitting.length > 0 ? dice.pick(fitting) : { card: quests[0] ?? null, stage: 0, prize: null }
  const place = drawn.card === null ? -1 : quests.indexOf(drawn.card)
  if (place >= 0) quests.splice(place, 1)
  return drawn
}

/** How far somebody has come with this card who tried these stages; nothing if it was another card. */
function cameTo(card: QuestId, { tries, passed }: QuestStory): HeroQuest | undefined {
  const { stages, reward } = QUESTS[card]
  let stage = 0
  for (let made = 0; made <= tries.length; made += 1) {
    const here = stages[stage]
    // Nobody goes to where his next stage is and leaves it untried.
    if (passed.some(({ realm, tries: before }) => before === made && realm === here?.at)) return undefined
    const tried = tries[made]
    if (tried === undefined) break
    if (here?.at !== tried.realm) return undefined
    // SOW 10.3.3: a die that fails wounds, and one that does not fail never does; foes are fought to the end.
    if (!(typeof here.trial === 'number' && tried.wounded)) stage += 1
  }
  if (stage < stages.length) return { card, stage, prize: null }
  if (reward.kind === 'star') return { card, stage, prize: 'star' }
  return reward.kind === 'artifact' ? { card, stage, prize: reward.artifact } : undefined
}
