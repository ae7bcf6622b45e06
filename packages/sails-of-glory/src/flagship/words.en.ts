import { type Catalogue, speaker } from '@windward/table'
import { shipName } from '../data/names.en.ts'

export const flagshipWords = {
  'flagship.title': () => 'Choose your flagship',
  'flagship.choice': (f: { ship: string }) => shipName(f.ship),
  'flagship.not-yours': (f: { ship: string }) => `${shipName(f.ship)} is not under your command.`,
  'flagship.named': (f: { ship: string }) => `${shipName(f.ship)} is a flagship.`,
  'flagship.lost': (f: { ship: string }) =>
    `The flagship ${shipName(f.ship)} is lost: her side loses heart, and the enemy takes courage.`,
} satisfies Catalogue

export const say = speaker<typeof flagshipWords>()
