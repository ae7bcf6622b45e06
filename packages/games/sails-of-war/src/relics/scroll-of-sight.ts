import { answer, branch, choice, type Options, refuse } from '@windward/table'
import * as z from 'zod'
import { SCROLL_COUNTERS } from '../data/artifacts.ts'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import { deed } from '../deeds.ts'
import { playerOf } from '../players.ts'
import { hasRelic, relicFault, spendRelic } from './relic.ts'
import { say } from './words.en.ts'

/** SOW 11.5.4: three face-down counters, for its player's eyes only. */
export const scrollOfSight = deed({
  shape: z.strictObject({
    do: z.literal('scroll-of-sight'),
    realms: z.array(z.enum(REALM_IDS)).min(1).max(SCROLL_COUNTERS),
  }),
  options: (view, seat) => {
    if (!hasRelic(view, seat, 'scroll-of-sight') || view.faceDown.length === 0) return []
    const count = Math.min(SCROLL_COUNTERS, view.faceDown.length)
    const leads = () => picks(view.faceDown, count, [])
    return [
      branch(
        'scroll-of-sight',
        leads,
        say('relic.name', { relic: 'scroll-of-sight' }),
        say('relic.does', { relic: 'scroll-of-sight' }),
      ),
    ]
  },
  fault: (view, seat, { realms }) =>
    relicFault(view, seat, 'scroll-of-sight') ??
    (new Set(realms).size === realms.length && realms.every((realm) => view.faceDown.includes(realm))
      ? undefined
      : refuse('SOW 11.5.4', say('relic.scroll.not-there'))),
  carryOut(t, seat, { realms }) {
    spendRelic(t, seat, 'scroll-of-sight')
    const { glimpsed } = playerOf(t.state, seat)
    for (const realm of realms) {
      const counter = t.state.faceDown[realm]
      if (counter === undefined) continue
      glimpsed[realm] = counter
      t.tell([seat], 'SOW 11.5.4', say('relic.scroll.seen', { realm, counter }))
    }
    return undefined
  },
})

type Seen = { readonly do: 'scroll-of-sight'; readonly realms: RealmId[] }

function picks(left: readonly RealmId[], count: number, taken: readonly RealmId[]): Options<Seen> {
  if (count === 0) return answer({ do: 'scroll-of-sight', realms: [...taken] })
  return choice(
    left
      .slice(0, left.length - count + 1)
      .map((realm, place) =>
        branch(
          realm,
          () => picks(left.slice(place + 1), count - 1, [...taken, realm]),
          say('relic.realm', { realm }),
        ),
      ),
  )
}
