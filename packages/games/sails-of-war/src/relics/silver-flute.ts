import { dragonFault, serve } from '../cards/recruitment-cards.ts'
import { plainDeed } from '../deeds.ts'
import { relicFault, spendRelic } from './relic.ts'
import { say } from './words.en.ts'

/** SOW 11.5.8 */
export const silverFlute = plainDeed({
  name: 'silver-flute',
  label: () => say('relic.name', { relic: 'silver-flute' }),
  note: () => say('relic.does', { relic: 'silver-flute' }),
  fault: (view, seat) => relicFault(view, seat, 'silver-flute') ?? dragonFault(view, seat, 'SOW 11.5.8'),
  carryOut(t, seat) {
    spendRelic(t, seat, 'silver-flute')
    serve(t, seat, 'dragon', 'SOW 11.5.8')
    return undefined
  },
})
