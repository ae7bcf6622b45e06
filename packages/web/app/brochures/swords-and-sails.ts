import { FACTION_IDS, names } from '@windward/swords-and-sails/board'
import type { Laying } from './brochure.ts'
import { switches } from './swords-and-sails-switches.ts'

const factionOf = (seat: string) => {
  const id = FACTION_IDS.find((each) => each === seat)
  return id && names.factions[id]
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const laying: Laying = {
  presets: [
    {
      id: 'first',
      name: 'First game',
      about: 'Four realms on the western half of the map, to forty points.',
      options: { length: 'short', map: 'west' },
      seats: 4,
    },
    {
      id: 'short',
      name: 'Short',
      about: 'All seven realms, to forty points: an evening.',
      options: { length: 'short' },
      seats: 7,
    },
    {
      id: 'full',
      name: 'Full',
      about:
        'To a hundred points, with leaders, mercenaries, fortune and battles in lines where they are small.',
      options: {
        length: 'long',
        leaders: 'dealt',
        mercenaries: true,
        prosperityCalamity: true,
        lineCombat: 'bySize',
        partialSiege: true,
      },
      seats: 7,
    },
    {
      id: 'mail',
      name: 'By mail',
      about: 'To sixty points with Diplomacy in Spring only, and days for each answer.',
      options: { length: 'medium', springDiplomacy: true },
      seats: 7,
      byMail: true,
    },
  ],
  seatName: (seat) => capital(factionOf(seat)?.short ?? seat),
  seatAbout: (seat) => factionOf(seat)?.about ?? '',
  switches,
  seated: (bots) => ({ stewards: bots }),
}
