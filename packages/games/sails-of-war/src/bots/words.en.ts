import { type Catalogue, speaker } from '@windward/table'
import { REALM_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { briefly, who } from '../naming.en.ts'

const percent = (share: number) => `${Math.round(share * 100)} in a hundred`

/** What bots are called by, and why they did what they did. */
export const botWords = {
  'bot.character': (f: { character: string }) => f.character.charAt(0).toUpperCase() + f.character.slice(1),
  'bot.wanted.habit': () => 'I did what I am used to; nothing else looked better.',
  'bot.wanted.grow': () => 'I wanted land and buildings before anything else.',
  'bot.wanted.stars': () => 'I wanted to save for the next Star.',
  'bot.wanted.war': (f: { race: RaceId | null }) =>
    f.race === null ? 'I wanted war.' : `I wanted to bring war to ${who(f.race)}.`,
  'bot.wanted.guard': () => 'I wanted a stronger guard at home.',
  'bot.wanted.sea': () => 'I wanted ships.',
  'bot.wanted.save': () => 'I wanted to keep what I have for later.',
  'bot.wanted.hold': () => 'I wanted them to stay where they are.',
  'bot.wanted.go': (f: { realm: RealmId }) => `I wanted to be in ${REALM_NAMES[f.realm]}.`,
  'bot.wanted.quest': () => 'I wanted to get on with the quest.',
  'bot.wanted.search': () => 'I wanted to know what lies hidden.',
  'bot.wanted.home': () => 'I wanted my Hero at home.',
  'bot.wanted.first': (f: { bid: number }) => `To go early seemed worth ${f.bid} to me.`,
  'bot.wanted.cheap': () => 'When I go did not seem worth much to me.',
  'bot.feared.raid': (f: { race: RaceId; chance: number }) =>
    `I feared the ${briefly(f.race)}: they could take my Home Realm, ${percent(f.chance)}.`,
  'bot.feared.winner': (f: { race: RaceId }) => `I feared that the ${briefly(f.race)} are about to win.`,
  'bot.expected': (f: { chance: number; more: number }) =>
    f.more < 0.005
      ? `I expected to win ${percent(f.chance)} times.`
      : `I expected to win ${percent(f.chance)} times, ${Math.round(f.more * 100)} more than otherwise.`,
} satisfies Catalogue

export const say = speaker<typeof botWords>()
