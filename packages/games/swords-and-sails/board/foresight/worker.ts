import '@windward/kit/foresight/no-eval.ts'
import type { SeenLine } from '@windward/table'
import { foresee } from '../../src/foresight/foresee.ts'
import type { Sight } from '../../src/foresight/known.ts'
import { painsFor } from '../../src/foresight/pains-for.ts'
import { sightOf } from '../../src/foresight/sight.ts'
import type { Reply, Told } from './protocol.ts'

const pains = painsFor(self.name === 'quick' ? 'quick' : 'thorough')
const lines: SeenLine[] = []
let sight: Sight | undefined

addEventListener('message', ({ data }: MessageEvent<Told>) => {
  switch (data.kind) {
    case 'lines':
      lines.splice(data.from, lines.length, ...data.lines)
      return
    case 'seat':
      sight = sightOf(data.view, lines, data.seat)
      return
    case 'question': {
      if (sight === undefined) return
      const reply: Reply = { id: data.id, ahead: foresee(sight, data.wondered, pains) }
      postMessage(reply)
    }
  }
})
