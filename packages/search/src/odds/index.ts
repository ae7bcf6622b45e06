export { askedOdds, type Flag, type Given, Misread, type OddsCommand, textIn } from './asked-odds.ts'
export { type Certainty, EXACTLY, type Pains, sampledCertainty, USUAL_PAINS } from './pains.ts'
export { randomFrom } from './seeded-random.ts'
