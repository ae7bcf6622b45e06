import {
  type Act,
  does,
  type FactionId,
  faction,
  factions,
  headed,
  nameOf,
  seatsIn,
} from '@windward/swords-and-sails/facts'
import type { Floor } from './diplomacy-panel.tsx'

const supportOf = (supporters: readonly FactionId[]): string =>
  supporters.length === 0 ? 'Nobody supports it yet.' : `Supported by ${factions(supporters)}.`

/** Political Minor Allies that have been announced: all may speak up for them. */
export function Overtures({ floor: { view, may, act } }: { readonly floor: Floor }) {
  if (view.overtures.length === 0) return null
  return (
    <section>
      <h3>Minor allies sought</h3>
      {view.overtures.map(({ by, land, supporters, struck, undone }) => {
        const support: Act = { act: 'support', by, land }
        const strikes = [...supporters, null]
          .map((supporter): Act & { act: 'subterfuge' } => ({ act: 'subterfuge', by, land, supporter }))
          .filter(may)
        return (
          <article key={`${by} ${land}`} class="offer">
            <p>
              {headed(faction(by))} {does([by], 'seeks', 'seek')} {nameOf(land)}.{' '}
              {seatsIn(view) > 2 && supportOf(supporters)}
              {struck.length > 0 && ` Silenced: ${factions(struck)}.`}
              {undone && ' It is undone.'}
            </p>
            <div class="offer-row">
              {may(support) && (
                <button type="button" class="plain" onClick={() => act(support)}>
                  Support it
                </button>
              )}
              {strikes.map((strike) => (
                <button
                  key={strike.supporter ?? 'all'}
                  type="button"
                  class="plain"
                  onClick={() => act(strike)}
                >
                  Subterfuge{strike.supporter === null ? '' : ` against ${faction(strike.supporter)}`}
                </button>
              ))}
            </div>
          </article>
        )
      })}
    </section>
  )
}
