import { type Catalogue, speaker } from '@windward/table'
import type { FigureId } from '../battle/figure.ts'
import { type HandCard, isMercenary, isRevolt } from '../cards.ts'
import { type CityKind, citiesText } from '../cities.en.ts'
import type { AreaId, LandId } from '../data/area-ids.ts'
import type { CalamityId, ProsperityId } from '../data/cards/fortune-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { names } from '../data/names.en.ts'
import { area, Does, faction, figure, headed, piece } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'
import type { LandCard } from './decide-fortune-land.ts'
import type { PricedCard } from './decide-fortune-price.ts'

type Draw<Card> = { faction: FactionId; die: number; card: Card }

const drew = (f: Draw<unknown>, { name }: { name: string }): string =>
  `${Does(f.faction, 'rolls', 'roll')} ${f.die}: ${name}.`

const white = (id: ProsperityId): string => names.prosperity[id].name
const black = (id: CalamityId): string => names.calamity[id].name
const landCard = (id: LandCard): string => (id === 'newTown' ? white(id) : black(id))

function handCard(id: HandCard): string {
  if (isMercenary(id)) return names.mercenaries[id].name
  if (isRevolt(id)) return names.revolts[id].name
  return id === 'callUpMilitia' ? names.callUpMilitia.name : names.cards[id].name
}

const WHERE: Readonly<Record<LandCard, string>> = {
  newTown: 'where is it founded?',
  pretender: 'which land turns neutral?',
  greatFire: 'in which land does a city burn?',
}

const COMES: Readonly<Record<LandCard, string>> = {
  newTown: 'A minor city is built there at once, for nothing.',
  pretender: 'The land turns away from you and is neutral again, with its cities.',
  greatFire: 'The minor city you have built there burns down.',
}

export const fortuneWords = {
  'fortune.white': (f: Draw<ProsperityId>) => drew(f, names.prosperity[f.card]),
  'fortune.black': (f: Draw<CalamityId>) => drew(f, names.calamity[f.card]),
  'fortune.gold': (f: { faction: FactionId; gold: number }) =>
    `${Does(f.faction, 'receives', 'receive')} ${f.gold} gold.`,
  'fortune.card': (f: { card: HandCard }) => `Your Political card is ${handCard(f.card)}.`,
  'fortune.town': (f: { faction: FactionId; land: LandId }) =>
    `${Does(f.faction, 'founds', 'found')} a minor city in ${area(f.land)}.`,
  'fortune.land.title': (f: { card: LandCard }) => `${landCard(f.card)}: ${WHERE[f.card]}`,
  'fortune.land': (f: { land: LandId }) => area(f.land),
  'fortune.land.hint': (f: { card: LandCard }) => COMES[f.card],
  'fortune.land.cities': (f: { cities: CityKind[] }) => citiesText(f.cities) || 'no cities',
  'fortune.land.confirm': (f: { card: LandCard; land: LandId }) =>
    f.card === 'newTown' ? `Found it in ${area(f.land)}` : `It falls on ${area(f.land)}`,
  'fortune.land.wrong': (f: { card: LandCard; land: LandId }) =>
    `${landCard(f.card)} cannot fall on ${area(f.land)}.`,
  'fortune.price.standing': () => 'A calamity one can pay gold for instead: what I give',
  'fortune.price.title': (f: { card: PricedCard }) => `${black(f.card)}: what do you lose?`,
  'fortune.price.purse': () => 'Your gold',
  'fortune.price.leaves': (f: { left: number }) => `Leaves ${f.left} gold.`,
  'fortune.price.confirm': (f: { price: 'gold' | 'loss'; gold: number }) =>
    f.price === 'gold' ? `Pay ${f.gold} gold` : 'Take the loss',
  'fortune.price.gold': (f: { card: PricedCard; gold: number }) => `${f.gold} gold`,
  'fortune.price.loss': (f: { card: PricedCard; gold: number }) =>
    f.card === 'greatFire' ? 'A minor city you have built' : 'Units of your armies',
  'fortune.price.too-dear': (f: { gold: number }) => `You do not have ${f.gold} gold to give.`,
  'fortune.paid': (f: { faction: FactionId; gold: number }) =>
    f.gold === 0
      ? `${Does(f.faction, 'has', 'have')} nothing to lose.`
      : `${Does(f.faction, 'loses', 'lose')} ${f.gold} gold.`,
  'fortune.lost': (f: { faction: FactionId; count: number; what: 'unit' | 'ship' }) =>
    `${Does(f.faction, 'loses', 'lose')} ${f.count} ${f.what}${f.count === 1 ? '' : 's'}.`,
  'fortune.storm.title': () => 'Storms: which ship of each fleet is lost?',
  'fortune.storm.hint': () =>
    'Every fleet at sea loses a ship. What is aboard moves to the others while there is room.',
  'fortune.storm.fleet': (f: { fleet: PieceKey; at: AreaId }) => `${piece(f.fleet)} in ${area(f.at)}`,
  'fortune.storm.ship': (f: { kind: FigureId }) => headed(figure(f.kind)),
  'fortune.storm.confirm': () => 'Lose these ships',
  'fortune.storm.unanswered': () => 'the cheapest ship of each fleet',
  'fortune.storm.one-each': () => 'Name one ship of each of your fleets at sea.',
  'fortune.neutral': (f: { faction: FactionId; land: LandId }) =>
    `${headed(area(f.land))} turns away from ${faction(f.faction)} and is neutral again.`,
  'fortune.burnt': (f: { faction: FactionId; land: LandId }) =>
    `${Does(f.faction, 'loses', 'lose')} a minor city in ${area(f.land)} to the fire.`,
} satisfies Catalogue

export const say = speaker<typeof fortuneWords>()
