import { findGame, loadGame } from '../src/games.ts'
import { gameSpeed } from './game-speed.ts'
import type { Word } from './games.ts'
import { rolloutMs } from './rollout.ts'

/** How much of the time goes into matches of random seats. */
const PLAYING = 0.8

/** Measures the game named as its first argument, if it says how, and tells whoever started it. */
const tell = (word: Word) => process.send?.(word)
const game = await loadGame(findGame(process.argv[2] ?? ''))
const measured = game.trials?.measured
const speed = measured && (await gameSpeed(game, measured, (share) => tell({ share: share * PLAYING })))
const rollout = rolloutMs(game, (share) => tell({ share: PLAYING + share * (1 - PLAYING) }))
tell({ speed: speed && { ...speed, rollout } })
process.disconnect()
