export { game } from './game.ts'
export { odds } from './odds/commands.ts'
