import { findGame, loadGame } from '../src/games.ts'
import { gameSpeed } from './game-speed.ts'
import type { Word } from './games.ts'

/** Measures the game named as its first argument, if it says how, and tells whoever started it. */
const tell = (word: Word) => process.send?.(word)
const game = await loadGame(findGame(process.argv[2] ?? ''))
const measured = game.trials?.measured
tell({ speed: measured && (await gameSpeed(game, measured, (share) => tell({ share }))) })
process.disconnect()
