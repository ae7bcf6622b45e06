import type { Names } from '../names.ts'

export const cardNames: Pick<Names, 'colours' | 'cards'> = {
  colours: {
    green: 'Development',
    blue: 'Political',
    yellow: 'Espionage',
    red: 'War',
    cyan: 'Mercenaries & Privateers',
    white: 'Prosperity',
    black: 'Calamity',
  },
  cards: {
    bonusCityIncome: {
      name: 'Bonus City Income',
      about: '33 % more gold from your cities this season; favoured factions get 50 %.',
    },
    bonusHarvest: {
      name: 'Bonus Harvest',
      about: 'Half as much harvest again this season; favoured factions harvest double.',
    },
    stoneQuarry: {
      name: 'Discover Stone Quarry',
      about:
        'Two minor cities free, or one free upgrade. Favoured factions add a further minor city to either.',
    },
    loggingBonus: {
      name: 'Logging Bonus',
      about:
        'Free ships of one kind: two warships, three raiders or six transports. Favoured factions get one more of theirs.',
    },
    sheepBreeding: {
      name: 'Increased Sheep Breeding',
      about:
        'Five light infantry free, six for favoured factions; trade any of them for two peasants, three in Kiev.',
    },
    horseBreeding: {
      name: 'Increased Horse Breeding',
      about:
        'Free horse of one kind: two knights, two heavy or three light cavalry. Favoured factions get one more of theirs.',
    },
    ironVein: {
      name: 'Discover Iron Vein',
      about:
        'Free armoured troops of one kind: two knights, two heavy cavalry or three heavy infantry. Favoured factions get one more of theirs.',
    },
    tradeAgreement: {
      name: 'Trade Agreement',
      about:
        'You and a willing partner each stake 5, 10 or 20 gold and the bank doubles it. It can be drawn in later seasons, if no raider comes first.',
    },
    royalMarriage: {
      name: 'Royal Marriage',
      about:
        'Pay half its spring income and win a neutral land on your border with at most five cities’ worth, unless a pretender is unmasked.',
    },
    inheritTitle: {
      name: 'Inherit Title',
      about:
        'Pay half its spring income and win a neutral land on your border with at most five cities’ worth, unless a pretender is unmasked.',
    },
    minorAlly: {
      name: 'Political Minor Ally',
      about:
        'Win a neutral land on your border with at most five cities’ worth, if enough of the other players speak up for it; where there is only one other, for 50 gold.',
    },
    unmaskPretender: {
      name: 'Unmask Pretender',
      about: 'Undo somebody’s marriage or title as it is claimed; the gold is lost.',
    },
    subterfuge: {
      name: 'Diplomatic Subterfuge',
      about: 'Silence one supporter of a Political Minor Ally; at a table of two, undo the attempt.',
    },
    spy: {
      name: 'Spy',
      about: 'Look at one army or fleet if two dice show 8 or less; 5 or less against a counter-spy.',
    },
    counterSpy: {
      name: 'Counter-Spy',
      about: 'Make a spy’s task harder before the dice are rolled, whoever is spied on.',
    },
    sabotage: {
      name: 'Sabotage Army/Fleet',
      about: 'At any moment of the battles, roll for losses in one army or fleet.',
    },
    counterSabotage: {
      name: 'Counter Sabotage',
      about: 'Add 3 to a sabotage roll before it is made: higher rolls do less.',
    },
    pillage: {
      name: 'Pillage Territory',
      about:
        'Loot a land instead of besieging it: fewer dice against you, gold at once, and two barren seasons for its owner.',
    },
    raidCaravans: {
      name: 'Raid Trade Caravans',
      about: 'Take half of a trade agreement’s gold; favoured factions then take half of what is left.',
    },
    tacticalWithdraw: {
      name: 'Tactical Withdraw',
      about:
        'Leave a battle with all armies, unharmed, when retreats are chosen; favoured factions may do so before it begins.',
    },
  },
}
