export { odds } from './odds/ask.ts'
