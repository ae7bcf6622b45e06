import { type Catalogue, speaker } from '@windward/table'
import { shipName } from '../data/names.en.ts'

export const boardingWords = {
  'board.title': () => 'Board the enemy?',
  'board.hint': () => 'Choose the ships that board. All ships show Boarding or a blank at the same moment.',
  'board.yes': (f: { ship: string; enemies: string[] }) =>
    `${shipName(f.ship)} boards ${f.enemies.length === 0 ? 'an enemy who comes alongside' : f.enemies.map(shipName).join(' or ')}`,
  'board.confirm': () => 'Show Boarding',
  'board.blank': () => 'Show a blank',
  'board.cannot': (f: { ship: string }) => `${shipName(f.ship)} cannot board anybody now.`,
  'board.shown': (f: { ship: string; boarding: boolean }) =>
    `${shipName(f.ship)} shows ${f.boarding ? 'Boarding' : 'a blank'}.`,
  'grapple.title': (f: { ship: string }) => `Whom does ${shipName(f.ship)} grapple?`,
  'grapple.choice': (f: { ship: string }) => shipName(f.ship),
  'grapple.hint': () => 'Choose a ship here or on the sea.',
  'grapple.burden': (f: { burden: number }) => `burden ${f.burden}`,
  'grapple.confirm': (f: { ship: string }) => `Throw grapnels at ${shipName(f.ship)}`,
  'boarders.confirm': (f: { ship: string }) => `Board ${shipName(f.ship)}`,
  'grapple.cannot': (f: { ship: string; at: string }) =>
    `${shipName(f.ship)} is not in contact with ${shipName(f.at)}.`,
  'grapple.declared': (f: { ship: string; at: string }) =>
    `${shipName(f.ship)} throws her grapnels at ${shipName(f.at)}.`,
  'grapple.held': (f: { one: string; other: string }) =>
    `${shipName(f.one)} and ${shipName(f.other)} are grappled.`,
  'grapple.slips': (f: { one: string; other: string }) =>
    `${shipName(f.one)} and ${shipName(f.other)} do not hold each other.`,
  'boarders.title': (f: { ship: string }) => `Whom do the boarders of ${shipName(f.ship)} attack?`,
  'boarders.declared': (f: { ship: string; at: string }) =>
    `The boarders of ${shipName(f.ship)} turn on ${shipName(f.at)}.`,
  'boarders.cannot': (f: { ship: string; at: string }) =>
    `${shipName(f.ship)} is not grappled with ${shipName(f.at)}.`,
  'boarders.surprise': (f: { ship: string; at: string }) =>
    `The men of ${shipName(f.ship)} surprise those of ${shipName(f.at)}.`,
  'boarders.attack': (f: { ship: string; at: string; counter: string }) =>
    `Boarders of ${shipName(f.ship)} attack ${shipName(f.at)}: ${f.counter.endsWith('c') ? 'her crew suffers' : 'nothing is gained'}.`,
  'boarders.lot': (f: { ship: string }) => `Both crews are at their end; the lot spares ${shipName(f.ship)}.`,
} satisfies Catalogue

export const say = speaker<typeof boardingWords>()
