import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '../games.ts'
import { playBatch, type Span } from './batch.ts'
import type { Job } from './job.ts'

const job: Job = workerData
const game = await loadGame({ name: job.module, about: '', module: job.module })

parentPort?.on('message', (span: Span) => parentPort?.postMessage(playBatch(game, job, span)))
