export { type Asset, assets } from './assets.ts'
