import { isLandId, isSeaId } from './data/area-ids.ts'
import { nameOf } from './data/map.ts'
import { names } from './data/names.en.ts'

/** What each kind of instruction is about, for a form in which one leaves it. */
export const standingTitles: Readonly<Record<string, string>> = {
  'income-cards': 'Income: play these cards whenever I can',
  'fortune-price': 'A calamity one can buy off: what I give',
  'mercenary-fees': 'Fees of mercenaries that are due',
  disband: 'Upkeep I cannot pay: disband in this order',
  'take-cards': 'Intrigue: colours of the cards I take, the dearest to me first',
  'play-card': 'Intrigue: play the first of these that is possible; with an empty list I pass',
  'unmask-pretender': 'Pretenders: where I unmask them',
  'counter-spy': 'Spies: what I guard with a counter-spy',
  'call-up-militia': 'Revolts: where I call up the militia',
  'support-unrest': 'Unrest: whose I support',
  'counter-agents': 'Espionage: counter-agents I buy, as far as my gold goes',
  espionage: 'Espionage: upon whom I spy',
  diplomacy: 'Diplomacy: I want nothing',
  'call-talks': 'Extra talks: I never call them',
  'last-subterfuge': 'The last subterfuge: against whose attempts I play it',
  'take-share': 'Trade Agreements on which we do not agree: what I take off them',
  'former-ally': 'An army of mine in the land of a former ally',
  overload: 'More units than places aboard: disbanded in this order',
  sabotage: 'Sabotage: when and where I play it',
  'counter-sabotage': 'Sabotage: what I guard against it',
  'meet-forces': 'A divided enemy: in which order I meet his forces',
  'leave-before-battle': 'Before a battle: stay or go',
  'lay-withdraws': 'Withdraws: one for each battle, from the first on',
  'ready-sabotage': 'Sabotage in several battles: one card for each, from the first on',
  'slip-away': 'An admiral’s chance to slip away: my fleet stays',
  'meet-fleets': 'Several enemy fleets: fight them together or apart',
  'assign-cargo': 'Before a battle at sea: which ships have my troops aboard',
  spur: 'The Commander spurs on, whom first',
  targets: 'At whom my blows are aimed first',
  place: 'The line of battle: as the rules place it',
  redeploy: 'The line of battle: everybody stays',
  'rear-rows': 'The rear rows: as the rules fill them',
  'draw-back': 'The line of battle: which cavalry I draw back',
  'divide-damage': 'Damage among allies: shared fairly',
  losses: 'Losses: taken in this order',
  'captured-ships': 'Ships captured from me: which I give up first',
  'sabotage-between-rounds': 'Sabotage between the rounds of a battle: where and when I play it',
  retreat: 'In battle: when I leave it',
  pursued: 'Run down as I leave: whether I draw cavalry off and answer',
  'run-down': 'An enemy who routs or retreats: whether my cavalry runs him down',
  'retreat-to': 'Retreats of armies: where to, the best first',
  'fleets-retreat-to': 'Retreats of fleets: where to, the best first',
  'siege-way': 'Sieges: always of the whole land',
  'siege-toll': 'Sieges: what is bought off, and who falls first',
  'to-sea': 'Fleets that lose their port: to which sea, the best first',
}

const said: Readonly<Record<string, string>> = {
  below: 'leave when my force is worth less than so many per cent of theirs',
  card: 'with a Withdraw, if I have one',
  drawOff: 'draw the cavalry off',
  answer: 'answer the pursuers',
  buyOff: 'buy off',
  most: 'as much as the rules and my gold allow',
  none: 'nothing',
  agreeWith: 'if it is that of',
  seaBattles: 'before battles at sea',
  borders: 'before battles on borders',
  battles: 'before battles on land',
  sieges: 'before sieges',
  end: 'when all is done',
}

const books: readonly Readonly<Record<string, { readonly name: string }>>[] = [
  names.factions,
  names.units,
  names.ships,
  names.mercenaries,
  names.cards,
  names.revolts,
]

/** How a value or a field of an instruction is called. */
export function standingName(value: string): string | undefined {
  if (isLandId(value) || isSeaId(value)) return nameOf(value)
  return said[value] ?? books.find((book) => value in book)?.[value]?.name
}
