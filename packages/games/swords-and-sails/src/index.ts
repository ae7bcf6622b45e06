export { game } from './game.ts'
export { odds } from './odds/ask.ts'
