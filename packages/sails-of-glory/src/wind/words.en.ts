import { type Catalogue, speaker } from '@windward/table'

const POINTS: Readonly<Record<string, string>> = {
  N: 'the north',
  NE: 'the north-east',
  E: 'the east',
  SE: 'the south-east',
  S: 'the south',
  SW: 'the south-west',
  W: 'the west',
  NW: 'the north-west',
}

export const windWords = {
  'wind.may-turn': (f: { way: string }) => `The wind may turn ${f.way}.`,
  'wind.turns': (f: { way: string; from: string }) =>
    `The wind turns ${f.way}: it comes from ${POINTS[f.from] ?? f.from} now.`,
  'wind.steadies': () => 'The wind steadies.',
  'wind.may-change': (f: { way: string }) => `The wind may be ${f.way}.`,
  'wind.blows': (f: { strength: string }) => `The strength of the wind is ${f.strength} now.`,
} satisfies Catalogue

export const say = speaker<typeof windWords>()
