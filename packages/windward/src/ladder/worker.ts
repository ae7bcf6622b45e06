import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '../games.ts'
import type { Job } from '../simulate/job.ts'
import { type Bout, playBout } from './bout.ts'

const job: Job = workerData
const game = await loadGame({ name: job.module, about: '', module: job.module })

parentPort?.on('message', (bout: Bout) => parentPort?.postMessage(playBout(game, job, bout)))
