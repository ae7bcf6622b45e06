import type { LedgerLine } from '@windward/kit/contract.ts'
import {
  CARD_NAMES,
  RACE_IDS,
  type RaceId,
  REALM_IDS,
  type RealmId,
  SHIP_IDS,
  type ShipKind,
} from '@windward/sails-of-war/facts'
import type { Fields } from '@windward/table'
import { type FoundPlace, isFoundPlace } from '../draw/found-places.ts'

export type CardId = keyof typeof CARD_NAMES

interface Ballot {
  readonly race: RaceId
  readonly vote: 'carry' | 'reject'
  readonly votes: number
}

/** SOW 16.4: the table of the council: what is voted on, how each voted who has been told of, and what became of it. */
export interface CouncilScene {
  readonly kind: 'council'
  readonly card: CardId | undefined
  readonly ballots: readonly Ballot[]
  readonly carried: boolean | undefined
}

/** Who meets at sea. */
export type Afloat = 'serpent' | { readonly race: RaceId; readonly ship: ShipKind }

/** SOW 6: two who meet at sea, and which of them is lost. */
export interface SeaScene {
  readonly kind: 'sea'
  readonly left: Afloat
  readonly right: Afloat
  readonly lost: 'left' | 'right' | undefined
}

/** SOW 7.5: a Trade Ship before a Port of another, or back in one of its own. */
export interface TradeScene {
  readonly kind: 'trade'
  readonly guest: RaceId
  readonly host: RaceId
  readonly agreed: boolean | undefined
}

export type Fate = 'tried' | 'done' | 'failed' | 'found' | 'home'

/** SOW 11: a Hero at a stage of his quest, or where he searches. */
export interface QuestScene {
  readonly kind: 'quest'
  readonly hero: RaceId
  readonly realm: RealmId | undefined
  readonly found: FoundPlace | undefined
  readonly fate: Fate
}

export type Scene = CouncilScene | SeaScene | TradeScene | QuestScene

const raceIn = (found: unknown): RaceId | undefined => RACE_IDS.find((each) => each === found)
const shipIn = (found: unknown): ShipKind | undefined => SHIP_IDS.find((each) => each === found)
const realmIn = (found: unknown): RealmId | undefined => REALM_IDS.find((each) => each === found)
const isCard = (found: string): found is CardId => found in CARD_NAMES
/** The card a field of a phrase names. */
export const cardIn = (found: unknown): CardId | undefined =>
  typeof found === 'string' && isCard(found) ? found : undefined

/** What is seen of a line among all of them; nothing where the board itself shows it. */
export function sceneOf(line: LedgerLine, lines: readonly LedgerLine[]): Scene | undefined {
  const { key, fields } = line.what
  if (key === 'event.vote.cast' || key === 'event.voted') return councilTold(line, lines)
  if (key.startsWith('sea.')) return seaTold(key, fields)
  if (key.startsWith('movement.trade.')) return tradeTold(key, fields)
  return QUEST_FATES[key] === undefined ? undefined : questTold(QUEST_FATES[key], fields)
}

/** All votes on a card are told one after the other, and then what has become of it. */
function councilTold(line: LedgerLine, lines: readonly LedgerLine[]): CouncilScene {
  const isVote = ({ what: { key } }: LedgerLine) => key === 'event.vote.cast'
  const known = lines.filter(({ n }) => n <= line.n)
  const last = known.findLastIndex((each) => !isVote(each) && each.n !== line.n)
  const voted = lines.find(({ n, what }) => n >= line.n && what.key === 'event.voted')
  return {
    kind: 'council',
    card: cardIn(voted?.what.fields['card']),
    ballots: known.slice(last + 1).flatMap(({ what: { fields } }) => ballotIn(fields)),
    carried: line.what.key === 'event.voted' ? line.what.fields['carried'] === true : undefined,
  }
}

function ballotIn({ race, vote, votes }: Fields): readonly Ballot[] {
  const who = raceIn(race)
  if (who === undefined || typeof votes !== 'number') return []
  return [{ race: who, vote: vote === 'carry' ? 'carry' : 'reject', votes }]
}

function seaTold(key: string, fields: Fields): SeaScene | undefined {
  const warship = (race: unknown) => afloat(race, 'warship')
  const meeting = (left: Afloat | undefined, right: Afloat | undefined, lost?: 'right') =>
    left && right && ({ kind: 'sea', left, right, lost } as const)
  if (key === 'sea.battle') return meeting(warship(fields['attacker']), warship(fields['defender']))
  if (key === 'sea.denied')
    return meeting(
      warship(fields['race']),
      afloat(fields['owner'], fields['kind']),
      fields['destroyed'] === true ? 'right' : undefined,
    )
  if (key === 'sea.serpent-destroys')
    return meeting('serpent', afloat(fields['race'], fields['kind']), 'right')
  return undefined
}

function afloat(race: unknown, kind: unknown): Afloat | undefined {
  const [owner, ship] = [raceIn(race), shipIn(kind)]
  return owner && ship && { race: owner, ship }
}

function tradeTold(key: string, fields: Fields): TradeScene | undefined {
  const guest = raceIn(fields['race'])
  if (guest === undefined) return undefined
  if (key === 'movement.trade.home') return { kind: 'trade', guest, host: guest, agreed: true }
  const host = raceIn(fields['host'])
  if (key !== 'movement.trade.answered' || host === undefined) return undefined
  return { kind: 'trade', guest, host, agreed: fields['leave'] === 'allow' }
}

const QUEST_FATES: Readonly<Record<string, Fate>> = {
  'quest.stage.die': 'tried',
  'quest.stage.tried': 'tried',
  'quest.stage.done': 'done',
  'quest.stage.failed': 'failed',
  'quest.found': 'found',
  'quest.delivered': 'home',
}

function questTold(fate: Fate, fields: Fields): QuestScene | undefined {
  const hero = RACE_IDS.find((race) => `${fields['hero']}`.startsWith(`${race}/`))
  if (hero === undefined) return undefined
  const counter = `${fields['counter']}`
  return {
    kind: 'quest',
    hero,
    realm: realmIn(fields['realm']),
    found: isFoundPlace(counter) ? counter : undefined,
    fate,
  }
}
