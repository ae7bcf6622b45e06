import '@windward/kit/foresight/no-eval.ts'
import type { Reply, Wondering } from '@windward/kit/foresight/reckoning.ts'
import type { Wondered } from '../../src/odds/foresee.ts'
import { type Fought, foughtOut } from '../../src/odds/fought-out.ts'

addEventListener('message', ({ data: { id, wondered } }: MessageEvent<Wondering<Wondered>>) => {
  const reply: Reply<Fought> = {
    id,
    ahead: foughtOut(wondered, self.name === 'quick' ? 'quick' : 'thorough'),
  }
  postMessage(reply)
})
