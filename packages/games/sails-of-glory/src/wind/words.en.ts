import { type Catalogue, speaker } from '@windward/table'
import { windName } from '../data/names.en.ts'

export const windWords = {
  'wind.may-turn': (f: { way: string }) => `The wind may turn ${f.way}.`,
  'wind.turns': (f: { way: string; from: string }) =>
    `The wind turns ${f.way}: it comes from ${windName(f.from)} now.`,
  'wind.steadies': () => 'The wind steadies.',
  'wind.may-change': (f: { way: string }) => `The wind may be ${f.way}.`,
  'wind.blows': (f: { strength: string }) => `The strength of the wind is ${f.strength} now.`,
} satisfies Catalogue

export const say = speaker<typeof windWords>()
