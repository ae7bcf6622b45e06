import { type Catalogue, speaker } from '@windward/table'
import { counted, shipName, shipNames } from '../data/names.en.ts'

export const flagshipWords = {
  'flagship.title': () => 'Name a flagship?',
  'flagship.choice': (f: { ship: string }) => shipName(f.ship),
  'flagship.none': () => 'No flagship',
  'flagship.hint': () =>
    'Choose a ship here or on the sea, or none. Should she be lost, the others lose heart.',
  'flagship.burden': (f: { burden: number }) => `burden ${f.burden}`,
  'flagship.confirm': (f: { ship: string }) => `Hoist the flag in ${shipName(f.ship)}`,
  'flagship.without': () => 'Sail without a flagship',
  'flagship.not-yours': (f: { ship: string }) => `${shipName(f.ship)} is not under your command.`,
  'flagship.named': (f: { ship: string }) => `${shipName(f.ship)} is a flagship.`,
  'flagship.lost': (f: {
    ship: string
    friends: readonly string[]
    losses: number
    heartened: readonly { ship: string; back: number }[]
  }) =>
    `The flagship ${shipName(f.ship)} is lost. ${[dismay(f.friends, f.losses), courage(f.heartened)].join('; ')}.`,
} satisfies Catalogue

function dismay(friends: readonly string[], losses: number): string {
  if (friends.length === 0) return 'Nobody is left on her side to lose heart'
  return `Her side loses heart: ${counted(losses, 'crew marker')} more for ${shipNames(friends)}${friends.length > 1 ? ' each' : ''}`
}

function courage(heartened: readonly { ship: string; back: number }[]): string {
  if (heartened.length === 0) return 'no enemy has a crew loss to make good'
  const back = heartened.map(({ ship, back: many }) => `${shipName(ship)} ${many}`)
  return `crew losses made good by the enemy: ${back.join(', ')}`
}

export const say = speaker<typeof flagshipWords>()
