import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findGames } from '@windward/find-games'
import type { GameSpeed } from './game-speed.ts'
import type { RolloutMs } from './rollout.ts'

/** What the process that measures a game tells: how far it is, and at last how fast the game is, if it can be measured. */
export type Word = { readonly share: number } | { readonly speed?: MeasuredGame | undefined }

interface MeasuredGame extends GameSpeed {
  readonly rollout: RolloutMs
}

export type GameSpeeds = Readonly<Record<string, MeasuredGame>>

/** Game by game, each in a process of its own: what else lies in packages/games must not make it slower. */
export async function games(progress: (share: number) => void): Promise<GameSpeeds> {
  const speeds: Record<string, MeasuredGame> = {}
  const found = findGames()
  for (const [index, { id }] of found.entries()) {
    const speed = await measured(id, (share) => progress((index + share) / found.length))
    if (speed !== undefined) speeds[id] = speed
  }
  return speeds
}

function measured(id: string, progress: (share: number) => void): Promise<MeasuredGame | undefined> {
  const module = fileURLToPath(new URL('./one-game.ts', import.meta.url))
  const child = fork(module, [id], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${id} was not measured to the end.`)))
    child.on('message', (word: Word) => {
      if ('share' in word) progress(word.share)
      else resolve(word.speed)
    })
  })
}
