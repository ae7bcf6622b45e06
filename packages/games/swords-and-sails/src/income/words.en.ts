import { type Catalogue, speaker } from '@windward/table'
import type { Loss } from '../battle/losses/losses.ts'
import type { LandId } from '../data/area-ids.ts'
import type { MercenaryId } from '../data/cards/expansion-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { names } from '../data/names.en.ts'
import type { SeasonId } from '../data/seasons.ts'
import { area, Does, faction, figures, headed, piece } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'
import type { IncomeCard } from './bonus.ts'

const card = (id: IncomeCard): string => names.cards[id].name
type Hired = { piece: PieceKey; card: MercenaryId; left: number; fee: number }
const band = (f: Hired): string => `${names.mercenaries[f.card].name} in ${piece(f.piece)}, ${f.left} left`
const what = (id: IncomeCard): string => (id === 'bonusCityIncome' ? 'city income' : 'the harvest')

export const incomeWords = {
  'income.cards.standing': () => 'Income: play these cards whenever I can',
  'income.cards.title': (f: { season: SeasonId; cityIncome: number; harvest: number }) =>
    `Play income cards? In ${names.seasons[f.season]} your cities bring ${f.cityIncome} and your harvest ${f.harvest}`,
  'income.cards.card': (f: { card: IncomeCard; percent: number }) =>
    `${card(f.card)}: ${what(f.card)} rises by ${f.percent} %`,
  'income.cards.not-held': (f: { card: IncomeCard }) => `You do not hold ${card(f.card)}.`,
  'income.cards.twice': (f: { card: IncomeCard }) =>
    `${card(f.card)} can be played once in a season, not twice.`,
  'income.cards.idle': (f: { card: IncomeCard }) => `${card(f.card)} would add nothing this season.`,
  'income.bonus': (f: { faction: FactionId; card: IncomeCard; from: number; to: number }) =>
    `${Does(f.faction, 'plays', 'play')} ${card(f.card)}: ${what(f.card)} rises from ${f.from} to ${f.to}.`,
  'income.paid': (f: { faction: FactionId; gold: number; city: number; harvest: number }) =>
    f.gold === f.city + f.harvest
      ? `${Does(f.faction, 'collects', 'collect')} ${f.gold} gold: ${f.city} from cities, ${f.harvest} of harvest.`
      : `${Does(f.faction, 'collects', 'collect')} ${f.gold} gold, the bot’s share of ${f.city} from cities and ${f.harvest} of harvest.`,
  'income.sea': (f: { faction: FactionId; fishing: number; routes: number }) =>
    `${Does(f.faction, 'draws', 'draw')} ${f.fishing} gold from fishing and ${f.routes} from trade routes.`,
  'income.barren': (f: { land: LandId }) => `${headed(area(f.land))}, pillaged, yields nothing.`,
  'income.recovered': (f: { land: LandId }) =>
    `${headed(area(f.land))} has recovered from pillage and yields again.`,
  'income.fees.standing': () => 'Fees of mercenaries that are due',
  'income.fees.title': () => 'Which mercenaries do you pay to stay?',
  'income.fees.hint': () => 'A band that is not paid leaves for good.',
  'income.fees.fees': () => 'Fees',
  'income.fees.gold': (f: { gold: number }) => `${f.gold} gold`,
  'income.fees.gold-left': () => 'Gold left',
  'income.fees.of-gold': (f: { left: number; gold: number }) => `${f.left} of ${f.gold}`,
  'income.fees.band': (f: Hired) => band(f),
  'income.fees.stay': (f: { stay: 'keep' | 'leave'; fee: number }) =>
    f.stay === 'keep' ? `Pay ${f.fee} gold` : 'Let them go',
  'income.fees.confirm': (f: { gold: number }) => (f.gold === 0 ? 'Pay nobody' : `Pay ${f.gold} gold`),
  'income.fees.unanswered': () => 'bands are paid in turn while your gold lasts',
  'income.fees.each': (f: { bands: number }) =>
    f.bands === 1
      ? 'Say whether your band of mercenaries stays.'
      : `Say for each of your ${f.bands} bands of mercenaries whether it stays.`,
  'income.fees.too-dear': (f: { gold: number }) => `These fees come to more than your ${f.gold} gold.`,
  'income.fees.stays': (f: { faction: FactionId; card: MercenaryId; fee: number }) =>
    `${Does(f.faction, 'pays', 'pay')} ${f.fee} gold to keep the ${names.mercenaries[f.card].name}.`,
  'income.fees.goes': (f: { faction: FactionId; card: MercenaryId }) =>
    `The ${names.mercenaries[f.card].name} leave ${faction(f.faction)}, unpaid.`,
  'income.fees.paid': (f: Hired) => `You pay ${f.fee} gold: ${band(f)}.`,
  'income.fees.left': (f: Hired) => `${headed(band(f))}, are not paid and leave.`,
  'income.maintenance': (f: { faction: FactionId; bill: number }) =>
    `${Does(f.faction, 'pays', 'pay')} ${f.bill} gold of maintenance.`,
  'income.winter': (f: { faction: FactionId; left: number }) =>
    f.left < 0
      ? `As things stand, Winter’s income will fall ${-f.left} gold short of maintenance.`
      : `As things stand, Winter’s income will leave ${f.left} gold after maintenance.`,
  'income.disband.standing': () => 'Upkeep I cannot pay: disband in this order',
  'income.disband.title': (f: { points: number }) =>
    `You cannot pay everybody: disband units worth at least ${f.points} of upkeep`,
  'income.disband.not-there': () => 'You can disband only units and ships of your own that are there.',
  'income.disband.too-few': (f: { points: number }) =>
    `That leaves more than you can pay: upkeep must fall by ${f.points}.`,
  'income.disband.too-many': (f: { points: number }) =>
    `One of these could be kept, and upkeep would still have fallen by ${f.points}.`,
  'income.cannot-pay': (f: { faction: FactionId }) =>
    `${Does(f.faction, 'cannot pay all its units and sends', 'cannot pay all their units and send')} some home.`,
  'income.disbanded': (f: { faction: FactionId; gone: Loss[] }) =>
    `${Does(f.faction, 'disbands', 'disband')} ${figures(f.gone)} for want of gold.`,
} satisfies Catalogue

export const say = speaker<typeof incomeWords>()
