import type { AnyGame } from '@windward/table'

/** What the harbour tells of a game before anybody has loaded its rules. */
export interface Brochure {
  readonly game: string
  readonly name: string
  readonly facts: string
  readonly about: string
}

/** What is needed to lay a table of it. */
export interface Laying {
  readonly presets: readonly Preset[]
  seatName(seat: string): string
  seatAbout(seat: string): string
  /** What can be taken in from a file of one's own. */
  readonly ownFile?: OwnFile
  /** What switches are called, by their names, and their values, by `switch.value`, where words from the rules will not do. */
  readonly switches?: Readonly<Record<string, string>>
  /** Switches that follow from who sits where, and are not asked for. */
  seated?(bots: readonly string[]): Readonly<Record<string, unknown>>
}

/** A kind of file from which a match can be laid. */
export interface OwnFile {
  readonly name: string
  readonly about: string
  /** What it lays, or what is wrong with it, in sentences. */
  read(text: string): Promise<Preset | readonly string[]>
  /** What is chosen now, written as such a file, to begin one's own from. */
  write(options: Readonly<Record<string, unknown>>): Promise<string>
}

export interface Preset {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  /** Where it is meant to be played: with days for each answer, or at one sitting. */
  readonly byMail?: boolean
}

export const brochures: readonly Brochure[] = [
  {
    game: 'swords-and-sails',
    name: 'Swords & Sails',
    facts: 'Two to seven players · Europe, from the year 1000',
    about:
      'Seven realms from England to Byzantium gather harvests, raise armies and fleets, and besiege each other’s cities. Talk is free until the sand runs out; then every ruler writes orders, and all are read at the same moment.',
  },
  {
    game: 'sails-of-war',
    name: 'Sails of War',
    facts: 'Two to six players · a world of magic, laid anew each time',
    about:
      'Six peoples share one ocean whose islands the players lay before the first turn. Armies alone do not decide it: heroes leave on quests, serpents cross the shipping lanes, and five Stars win.',
  },
  {
    game: 'sails-of-glory',
    name: 'Sails of Glory',
    facts: 'Two players or two teams · naval battles in the age of Napoleon',
    about:
      'Ships of the line and frigates meet on open water: a ship follows the true curve of her course, and her guns bear where they bear. Captains plan ahead, by the wind and unseen by each other.',
  },
]

export function brochureOf(game: string): Brochure | undefined {
  return brochures.find((each) => each.game === game)
}

export async function layingOf(game: AnyGame): Promise<Laying> {
  switch (game.id) {
    case 'swords-and-sails':
      return (await import('./swords-and-sails.ts')).laying
    case 'sails-of-war':
      return (await import('./sails-of-war.ts')).laying
    case 'sails-of-glory':
      return (await import('./sails-of-glory.ts')).laying
    default:
      return usual(game)
  }
}

/** For a game that has nothing of its own to say about it. */
function usual({ seats }: AnyGame): Laying {
  return {
    presets: [
      {
        id: 'usual',
        name: 'As the rules have it',
        about: 'Every switch as the rulebook leaves it, and as few seats as the game allows.',
        options: {},
        seats: seats.fewest,
      },
    ],
    seatName: (seat) => `${seat.charAt(0).toUpperCase()}${seat.slice(1).replaceAll('-', ' ')}`,
    seatAbout: () => '',
  }
}
