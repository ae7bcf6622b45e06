import { type Catalogue, speaker } from '@windward/table'
import { shipName } from '../../data/names.en.ts'

export const thinkingWords = {
  'thinking.position': () => 'I wanted a better place before the guns speak.',
  'thinking.hurt': (f: { ship: string }) => `I wanted to bring my guns to bear on ${shipName(f.ship)}.`,
  'thinking.take': (f: { ship: string }) => `I wanted to finish ${shipName(f.ship)}.`,
  'thinking.fear': (f: { ship: string }) => `I feared for ${shipName(f.ship)}.`,
  'thinking.unafraid': () => 'I feared little for my own ships.',
  'thinking.chance': (f: { chances: number }) =>
    `I expected to win about ${f.chances} times in 100 from here.`,
} satisfies Catalogue

export const say = speaker<typeof thinkingWords>()
