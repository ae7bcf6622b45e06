export { type Check, contract } from './contract.ts'
export { type FuzzReport, type FuzzWish, fuzz } from './fuzz.ts'
export { recordIn, released } from './released.ts'
export type { Trial, TrialTable } from './trial.ts'
