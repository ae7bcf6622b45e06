import { type Catalogue, speaker } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { names } from '../data/names.en.ts'
import type { Board } from '../data/setups.ts'
import { does, faction, factions } from '../naming.en.ts'

const board = (id: Board): string => names.boards[id].toLowerCase()
const are = (count: number): string => (count === 1 ? 'is' : 'are')

/** Why a table cannot be laid: each the end of a sentence. */
export const seatsWords = {
  'seats.majors': (f: { fewest: number; most: number; found: number }) =>
    `${f.fewest} to ${f.most} major factions are needed, and there ${are(f.found)} ${f.found}`,
  'seats.neighbours': (f: { faction: FactionId; needed: number }) =>
    `${faction(f.faction)} ${does([f.faction], 'needs', 'need')} ${f.needed === 1 ? 'a neighbour' : `${f.needed} neighbours`} among the other majors`,
  'seats.only-with': (f: { faction: FactionId; other: FactionId }) =>
    `with three or more majors ${faction(f.faction)} can be played only together with ${faction(f.other)}`,
  'seats.not-on-board': (f: { faction: FactionId; board: Board }) =>
    `the home of ${faction(f.faction)} is not on the ${board(f.board)}`,
  'seats.no-seat': (f: { option: string; factions: FactionId[] }) =>
    `“${f.option}” names ${factions(f.factions)} without a seat`,
  'seats.no-ally': (f: { minor: FactionId; allies: FactionId[] }) =>
    `no ally of ${faction(f.minor)} is in play; it begins beside ${f.allies.map(faction).join(' or ')}`,
  'seats.before-ally': (f: { minor: FactionId; ally: FactionId }) =>
    `${faction(f.minor)} can be chosen only after its ally, ${faction(f.ally)}`,
  'seats.wrong-ally': (f: { minor: FactionId; ally: FactionId }) =>
    `${faction(f.minor)} cannot begin in a team with ${faction(f.ally)}`,
  'seats.two-teams': (f: { faction: FactionId }) =>
    `${faction(f.faction)} would begin in two teams, and one is the most`,
  'seats.no-learning-with': (f: { faction: FactionId }) =>
    `there is no learning turn with ${faction(f.faction)}, since scripted armies of others enter its home`,
  'seats.learning-bids': () =>
    'there is no learning turn after bidding for territories, since scripted armies go to land that may be taken',
  'seats.learning-lines': () => 'with a learning turn all battles are quick, so battles in lines must be off',
  'seats.fortune-alone': () => 'prosperity and calamity are played only together with the mercenaries',
  'seats.no-cards': () => 'the mercenaries come by cards, and with espionage only there are none',
} satisfies Catalogue

export const say = speaker<typeof seatsWords>()
