import type { Wrong } from '@windward/table/lesson'
import { type ColourId, type FactionId, names } from '../src/facts.ts'

const realm = (seat: FactionId): string => names.factions[seat].short
const colour = (id: ColourId): string => names.colours[id]
const both = (texts: readonly string[]): string => texts.join(' and ')
const many = (count: number, one: string, several: string): string =>
  count === 0 ? `no ${one}` : `${count} ${count === 1 ? one : several}`

/** What the game master says in the first, scripted turn. */
export const learningWords = {
  title: (seat: FactionId) => `The learning turn: ${realm(seat).replace(/^the /, 'The ')}`,
  about: (seat: FactionId) => `One season by the script, phase by phase. ${names.factions[seat].about}`,
  parts: {
    table: 'The table',
    income: 'Income',
    intrigue: 'Intrigue',
    diplomacy: 'Diplomacy',
    orders: 'Orders',
    movement: 'Movement',
    battles: 'Battles',
    units: 'Units',
    cities: 'Cities',
    season: 'Season',
  },
  welcome: (seat: FactionId) => ({
    id: 'welcome',
    title: `You lead ${realm(seat)}`,
    text: 'Press your Army I {1}. It stands where its card puts it, with the units printed there, and so do all your pieces.',
    clause: 'SNS 1.4.4' as const,
    carries: ['16.1', '16.4, 20.1', '20.6'],
  }),
  notYourArmy: (seat: FactionId): Wrong => ({
    title: 'Not this one',
    text: `Army I of ${realm(seat)} is the shield with the number I, lit on the map.`,
  }),
  realms: {
    id: 'realms',
    title: 'Seven realms',
    text: 'At a real table whoever comes first chooses first: a major realm, each beside another, so that all have two neighbours, and sits on that side of the map. A minor realm can be taken once its major is. Land of majors nobody plays is closed.',
    clause: 'SNS 1.5.8' as const,
    carries: ['3.1', '3.2', '3.3', '5.1', '12.1', '12.2', '12.3'],
  },
  pieces: {
    id: 'pieces',
    title: 'Shields and ships',
    text: 'Shields are armies, ships are fleets. In them: KN knights, HC and LC heavy and light cavalry, HI and LI heavy and light infantry, PS peasants; WS warships, RD raiders, TR transports. A card without a place waits until you raise it. The table counts the units for you.',
    clause: 'SNS 1.3.1' as const,
    carries: ['16.2', '16.3', '20.2', '20.3', '20.4-20.5'],
  },
  script: {
    id: 'script',
    title: 'Nine phases, all at once',
    text: 'A turn has nine phases {1}, and in each all play at the same time, so that nobody waits. This first turn follows a script, for old hands too: nobody meets in battle. See it done, ask afterwards: every line of the log names its rule.',
    clause: 'SNS 13.1.1' as const,
    carries: ['22.1', '24.1', '26.1', '26.2-26.3', '26.4', '26.5', '26.6'],
  },
  income: (city: number, harvest: number) => ({
    id: 'income',
    title: 'Phase 1: income',
    text: `You were paid twice: ${city} gold from your cities and ${harvest} as harvest, 10 for each land. The two are kept apart. The table is the banker and has paid everybody round the map.`,
    clause: 'SNS 2.1.3' as const,
    carries: ['28.1', '28.2', '28.3', '28.4-30.1', '34.1'],
  }),
  coins: {
    id: 'coins',
    title: 'Count it',
    text: 'Coins are worth 250 (gold), 50 (silver), 10 (copper) and 5 (bronze). What are one silver and two copper coins together?',
    clause: 'SNS 1.1.6' as const,
    carries: ['30.2-30.3', '32.1'],
    choices: [
      { text: '60', right: false, because: 'Silver is 50, and each copper is 10.' },
      { text: '70', right: true, because: '50 and twice 10. From now on the table counts.' },
      { text: '110', right: false, because: 'That would be two silver and one copper.' },
    ],
  },
  colours: {
    id: 'colours',
    title: 'Phase 2: intrigue',
    text: 'Some call it espionage; it is the same. Red cards are for war, yellow for spies and sabotage, blue win land without a battle, green bring units, ships, income and cities. With the expansion cyan hires mercenaries; white is good fortune, black is bad.',
    clause: 'SNS 3.2.8' as const,
    carries: ['36.1', '38.3', '38.7'],
  },
  take: (colours: readonly ColourId[]) => ({
    id: 'take',
    title: `Take ${both(colours.map(colour))}`,
    text: `Cards are taken in an order, the Empire first: the only phase that has one. This time the sheet decides, and nothing is bought. Choose ${both(colours.map(colour))} and confirm {1}. It serves you from next turn on.`,
    clause: 'SNS 13.1.4' as const,
    carries: ['38.1', '38.2', '38.4', '38.5', '38.6'],
  }),
  onlyTheSheets: (colours: readonly ColourId[]): Wrong => ({
    title: 'Only the card of the sheet',
    text: `In the learning turn nobody chooses or buys: take ${both(colours.map(colour))} and nothing more.`,
    clause: 'SNS 13.1.4',
  }),
  keep: {
    id: 'keep',
    title: 'Keep your cards',
    text: 'Cards are played in reverse order, each in the phase written on it. In the learning turn nobody plays any.',
    clause: 'SNS 3.3.1' as const,
    carries: ['40.1', '40.2'],
  },
  pass: {
    id: 'pass',
    title: 'Pass',
    text: 'Keep it for the next turn: pass.',
    clause: 'SNS 13.1.4' as const,
  },
  notPlayed: (): Wrong => ({
    title: 'Not in this turn',
    text: 'No card is played in the learning turn. Keep it for the next.',
    clause: 'SNS 13.1.4',
  }),
  diplomacy: {
    id: 'diplomacy',
    title: 'Phase 3: diplomacy',
    text: 'Skipped this time. Later it may be the most important phase of all; the first one held lasts six minutes. Press Done {1}.',
    clause: 'SNS 13.1.5' as const,
    carries: ['44.1', '44.2'],
  },
  noTalk: (): Wrong => ({
    title: 'No deals yet',
    text: 'In the learning turn nobody talks or allies. Press Done.',
    clause: 'SNS 13.1.5',
  }),
  orderForm: {
    id: 'order-form',
    title: 'Phase 4: write orders',
    text: 'Each piece has a line here {1}. It moves, or it loads and unloads, never both kinds at once; loading and unloading go together. Besides, it attacks or defends.',
    clause: 'SNS 5.1.3' as const,
    carries: ['48.1', '48.2', '48.3'],
  },
  march: (piece: string, goal: string, stance: string, first: boolean) => ({
    id: 'march',
    title: `Send ${piece} to ${goal}`,
    text: `Press ${piece} {1}, then ${goal} {2}. ${
      first ? 'A piece goes to one bordering place a season. ' : ''
    }${
      stance === 'attack'
        ? 'The land is not yours, so it goes with Attack: nobody defends it, and there will only be a siege.'
        : 'The land is your own, so it goes with Defend.'
    }`,
    clause: 'SNS 6.1.2' as const,
    carries: ['48.4-48.5', '50.1'],
  }),
  ferry: (piece: string, goal: string, fleets: string) => ({
    id: 'ferry',
    title: `Ship ${piece} to ${goal}`,
    text: `Press ${piece} {1}, then ${goal} {2}: Fleet ${fleets} takes it aboard and lands it beside where it ends. Every unit, knight or peasant, needs one place. A transport has 5, a raider 3, a warship 2, and a fleet has the sum; the sheet’s loads fit.`,
    clause: 'SNS 5.4.1' as const,
    carries: ['48.6', '48.7', '48.8', '48.9', '50.2'],
  }),
  loads: {
    id: 'loads',
    title: 'What ships carry',
    text: 'Others ship armies this season, and their loads fit. Every unit needs one place; a transport has 5, a raider 3, a warship 2, a fleet the sum. The army lands beside where the fleet ends.',
    clause: 'SNS 5.4.1' as const,
    carries: ['48.6', '48.7', '48.8', '48.9', '50.2'],
  },
  sail: (piece: string, goal: string) => ({
    id: 'sail',
    title: `Sail ${piece} to the ${goal.replace(/^the /i, '')}`,
    text: `Press ${piece} {1}, then the sea {2}. A fleet sails to one bordering sea zone a season; where it ends its army can land.`,
    clause: 'SNS 6.1.2' as const,
    carries: ['48.4-48.5', '50.1'],
  }),
  submit: (count: number) => ({
    id: 'submit',
    title: 'Submit your orders',
    text: `${count === 1 ? 'One order is' : `${count} orders are`} written; all other pieces stay and defend, as the sheet has it. Submit them {1}: they stay secret until everybody’s are in.`,
    clause: 'SNS 5.1.5' as const,
    carries: ['48.4-48.5'],
  }),
  movement: {
    id: 'movement',
    title: 'Phase 5: movement',
    text: 'Orders are carried out exactly as written. First fleets move, and load before or after it; then armies go ashore and march, all together. Nobody goes farther than to a bordering place.',
    clause: 'SNS 6.1.1' as const,
    carries: ['52.1', '54.1', '54.2', '54.3-56.1', '56.2'],
  },
  battles: {
    id: 'battles',
    title: 'Phase 6: battles',
    text: 'After all movement: first battles at sea, which can prevent a landing; then army against army; then sieges. By the script no player meets another this time, so there are only sieges.',
    clause: 'SNS 7.1.1' as const,
    carries: ['60.1', '60.2', '60.3', '60.4'],
  },
  dice: (land: string, minors: number, majors: number) => ({
    id: 'dice',
    title: `The siege of ${land}`,
    text: `A siege is rolled against your army: one die for the land, one for each minor city, three for each major one. ${land} {1} has ${many(minors, 'minor city', 'minor cities')} and ${many(majors, 'major city', 'major cities')}. How many dice?`,
    clause: 'SNS 8.2.1' as const,
    carries: ['60.5-60.6', '60.7', '60.8'],
  }),
  diceChoices: (dice: number) =>
    [dice === 1 ? 3 : dice - 1, dice, dice + 1]
      .toSorted((a, b) => a - b)
      .map((count) => ({
        text: `${count}`,
        right: count === dice,
        because:
          count === dice
            ? 'Right: they are added up, and the sum is what the siege costs.'
            : 'One for the land itself, one a minor city, three a major city.',
      })),
  additions: {
    id: 'additions',
    title: 'Players’ land costs more',
    text: 'Against other players more is added; the list comes when it matters. A capital adds 10 while its owner holds it, Byzantium’s even 20.',
    clause: 'SNS 8.2.3' as const,
    carries: ['60.9', '60.10', '60.11'],
  },
  besiege: {
    id: 'besiege',
    title: 'Besiege it',
    text: 'Choose the whole siege and confirm. The dice are rolled and added up.',
    clause: 'SNS 8.2.1' as const,
  },
  mustBesiege: (): Wrong => ({
    title: 'The sheet wants the land',
    text: 'Besiege all of it: an army that attacks must besiege, unless a card or a battle gives it another way.',
    clause: 'SNS 8.1.1',
  }),
  absorb: {
    id: 'absorb',
    title: 'What the siege costs',
    text: 'The dice are rolled and added up, and the sum is taken from your army in casualty points. A knight absorbs 6, heavy cavalry 5, light cavalry 4, heavy infantry 3, light infantry 2, a peasant 1. No unit is wounded: a single point would cost a lone knight.',
    clause: 'SNS 1.3.1' as const,
    carries: ['60.12', '60.13', '60.14, 60.16', '60.15'],
  },
  pay: {
    id: 'pay',
    title: 'Gold or blood',
    text: 'Up to half the points, rounded down, can be paid at 15 gold each: bribes and training instead of blood. PS, LI and LC are worth just 15 a point, so give these first, or pay; before all others the unit your realm has cheap. What you lose can be built again in any land of yours. Choose {1} and confirm.',
    clause: 'SNS 8.3.1' as const,
    carries: ['60.17', '60.18', '60.19', '60.20', '60.21'],
  },
  besiegeNext: {
    id: 'besiege-next',
    title: 'The next siege',
    text: 'The same again for your next land: one die for it, one for a minor city, three for a major one.',
    clause: 'SNS 8.2.1' as const,
  },
  payNext: {
    id: 'pay-next',
    title: 'Pay for it',
    text: 'Cheap units first, or gold for half of it.',
    clause: 'SNS 7.2.6' as const,
  },
  units: {
    id: 'units',
    title: 'Phase 7: build units',
    text: 'Whoever has fought his battles goes on to spend gold: on army units, on ships, on cities. Units join an army that stands in your land; ships join a fleet beside a port of yours, which is a coast with a city.',
    clause: 'SNS 9.1.1' as const,
    carries: ['60.22', '64.1', '64.2', '64.3'],
  },
  newPieces: {
    id: 'new-pieces',
    title: 'New armies and fleets',
    text: 'A new one costs extra, by how many you have: 30 for the first, then 50, 70, 100 and 150. Five of a kind is the most. It comes without units.',
    clause: 'SNS 9.2.1' as const,
    carries: ['64.4', '64.5', '64.6', '64.7', '64.8'],
  },
  buy: {
    id: 'buy',
    title: 'Your turn to buy',
    text: 'Build back what you lost, or save. Here the script ends: this is your own choice {1}.',
    clause: 'SNS 9.1.2' as const,
  },
  cities: (seat: FactionId) => ({
    id: 'cities',
    title: 'Phase 8: build cities',
    text: `A minor city costs 50 in a land without one, then 75, 125, 225, by the minor cities there. The Empire and England pay three fifths of it: 30, 45, 75, 135${
      seat === 'ENG' || seat === 'HRE' ? ', and that is you' : ''
    }; not for majors. A major city is a minor one you built, upgraded in a later season, and majors are counted apart. Prices stand in the panel.`,
    clause: 'SNS 10.2.1' as const,
    carries: ['68.1', '68.2', '68.3', '68.4', '68.5', '68.6', '68.7', '68.8', '68.9'],
  }),
  cityTask: {
    id: 'city-task',
    title: 'Build, or save',
    text: 'A city in a land with none pays 10 every season and is a point. Choose {1} and confirm.',
    clause: 'SNS 10.1.1' as const,
  },
  record: {
    id: 'record',
    title: 'The record follows',
    text: 'Somebody keeps incomes and points up to date; here the table does. A new minor city counts one, a major three; each new land adds to harvest and points.',
    clause: 'SNS 2.1.4' as const,
    carries: ['70.1', '70.2-70.3', '70.4-72.1'],
  },
  season: {
    id: 'season',
    title: 'Phase 9: the season ends',
    text: 'Incomes and points are settled, victory is checked, and the season moves on, after Winter the year. We play to 40 points {1}, held for one season. That was a whole turn: the next one is yours.',
    clause: 'SNS 11.1.1' as const,
    carries: ['76.1', '76.2', '76.3'],
  },
}
