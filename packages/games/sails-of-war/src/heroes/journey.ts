import { after, answer, branch, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import { allRealms, portZone } from '../board/realms.ts'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import { deed } from '../deeds.ts'
import { heroById } from '../players.ts'
import type { Open } from '../public-state.ts'
import { heroShape } from './hero-shape.ts'
import { freshHeroes } from './hero-walk.ts'
import { say } from './words.en.ts'

/** SOW 10.1.2: Realms with a Port that is not shut, whoever owns it. */
function harbours(open: Open): RealmId[] {
  return allRealms(open)
    .filter((realm) => realm.ports.some((port) => portZone(open, realm, port) !== null))
    .map(({ id }) => id)
}

/** SOW 10.1.2: from Port to Port, wherever it lies. */
export const journey = deed({
  shape: z.strictObject({ do: z.literal('journey'), hero: heroShape, to: z.enum(REALM_IDS) }),
  options: (view, seat) => {
    const ports = harbours(view)
    if (ports.length < 2) return []
    const travellers = freshHeroes(view, seat).filter(({ realm }) => ports.includes(realm))
    if (travellers.length === 0) return []
    const leads = () =>
      after(
        oneOf(travellers, ({ hero }) => ({ key: hero.id, label: say('hero.name', { hero: hero.id }) })),
        ({ hero, realm }) =>
          after(
            oneOf(
              ports.filter((port) => port !== realm),
              (to) => ({ key: to, label: say('hero.realm', { realm: to }) }),
            ),
            (to) => answer({ do: 'journey' as const, hero: hero.id, to }),
          ),
      )
    return [branch('journey', leads, say('hero.journey.label'))]
  },
  fault: (view, seat, { hero: id, to }) => {
    const found = freshHeroes(view, seat).find(({ hero }) => hero.id === id)
    if (found === undefined) return refuse('SOW 10.1.2', say('hero.not-ready', { hero: id }))
    const ports = harbours(view)
    return ports.includes(found.realm) && ports.includes(to) && to !== found.realm
      ? undefined
      : refuse('SOW 10.1.2', say('hero.journey.no-port', { from: found.realm, to }))
  },
  carryOut(t, _, { hero: id, to }) {
    const hero = heroById(t.state, id)
    hero.realm = to
    hero.moved = true
    t.tell('all', 'SOW 10.1.2', say('hero.travelled', { hero: id, realm: to }))
  },
})
