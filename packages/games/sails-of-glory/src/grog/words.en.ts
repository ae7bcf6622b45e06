import { type Catalogue, speaker } from '@windward/table'
import { shipName } from '../data/names.en.ts'

export const grogWords = {
  'grog.title': () => 'Let the men drink?',
  'grog.serve': (f: { ship: string }) => `Serve grog on ${shipName(f.ship)}`,
  'grog.hint': () => 'Once in a match a lost crew box is made good.',
  'grog.confirm': () => 'Serve grog',
  'grog.keep': () => 'Keep the grog',
  'grog.cannot': (f: { ship: string }) => `${shipName(f.ship)} cannot serve grog now.`,
  'grog.served': (f: { ship: string }) => `Grog on ${shipName(f.ship)}: one crew loss is made good.`,
} satisfies Catalogue

export const say = speaker<typeof grogWords>()
