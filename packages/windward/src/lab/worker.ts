import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '../games.ts'
import { type LabTable, type LabTask, observe } from './observe.ts'

const { module, tables }: { readonly module: string; readonly tables: readonly LabTable[] } = workerData
const game = await loadGame({ name: module, about: '', module })

parentPort?.on('message', (task: LabTask) => parentPort?.postMessage(observe(game, tables, task)))
