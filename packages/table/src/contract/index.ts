export { type Check, contract } from './contract.ts'
export { type FuzzReport, type FuzzWish, fuzz } from './fuzz.ts'
export type { Marks, Trial, TrialTable } from './trial.ts'
