import type { Names } from '../names.ts'

const hired = (who: string, fee: number, stay: number): string =>
  `${who} for ${fee} gold, 20 less for favoured factions; then ${stay} for each season they stay.`

export const expansionNames: Pick<
  Names,
  'mercenaries' | 'revolts' | 'callUpMilitia' | 'prosperity' | 'calamity'
> = {
  mercenaries: {
    normanLances: { name: 'Norman Lances', about: hired('Two knights', 120, 40) },
    varangianAxemen: {
      name: 'Varangian Axemen',
      about: hired('Three heavy infantry who strike like huscarls', 90, 30),
    },
    pechenegHorse: { name: 'Pecheneg Horse', about: hired('Three light cavalry from the steppe', 110, 40) },
    berberRiders: { name: 'Berber Riders', about: hired('Three light cavalry from the Maghreb', 110, 40) },
    lombardCrossbows: {
      name: 'Lombard Crossbows',
      about: hired('Four light infantry with a sharp aim', 90, 30),
    },
    slavLevy: { name: 'Slav Levy', about: hired('Eight peasants', 70, 25) },
    wendishPirates: { name: 'Wendish Pirates', about: hired('Three raiders', 90, 30) },
    saracenCorsairs: { name: 'Saracen Corsairs', about: hired('Two warships', 120, 40) },
  },
  revolts: {
    peasantRevolt: {
      name: 'Peasant Revolt',
      about:
        'Give up five peasants of yours, and an ungarrisoned land that was neutral once rises against its owner.',
    },
    politicalUnrest: {
      name: 'Political Unrest',
      about:
        'With two other players behind you, an ungarrisoned land that was neutral once throws its owner out.',
    },
    agitators: {
      name: 'Agitators',
      about:
        'Pay 30 gold and roll 7 or less: an ungarrisoned land that was neutral once rises against its owner.',
    },
    borderIncursion: {
      name: 'Border Incursion',
      about: 'From an army next to it, stir up an ungarrisoned land that was neutral once.',
    },
  },
  callUpMilitia: {
    name: 'Call Up Militia',
    about: 'Put a revolt in a land of yours down as it is stirred up.',
  },
  prosperity: {
    bountifulHarvest: { name: 'Bountiful Harvest', about: 'Half as much harvest again.' },
    tradeFair: { name: 'Trade Fair', about: '30 gold for each major city of yours.' },
    royalBirth: { name: 'Royal Birth', about: 'A Political card, free.' },
    relics: { name: 'Relics', about: 'Add 2 to the morale of your armies this season.' },
    silverStrike: { name: 'Silver Strike', about: '60 gold.' },
    newTown: { name: 'New Town', about: 'A minor city, free.' },
  },
  calamity: {
    famine: { name: 'Famine', about: 'No harvest.' },
    plague: { name: 'Plague', about: 'Every army of yours loses 2 casualty points.' },
    storms: { name: 'Storms', about: 'Every fleet of yours that is not docked loses a ship.' },
    pretender: { name: 'Pretender', about: 'A land of yours, neither home nor garrisoned, turns neutral.' },
    greatFire: { name: 'Great Fire', about: 'Lose a minor city you have built, or 50 gold.' },
    borderRaids: { name: 'Border Raids', about: 'Lose 40 gold or 4 casualty points.' },
  },
}
