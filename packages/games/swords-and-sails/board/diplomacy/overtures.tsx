import { type Act, seatsIn } from '@windward/swords-and-sails/facts'
import type { Floor } from './diplomacy-panel.tsx'
import { words } from './words.en.ts'

/** Political Minor Allies that have been announced: all may speak up for them. */
export function Overtures({ floor: { view, may, act } }: { readonly floor: Floor }) {
  if (view.overtures.length === 0) return null
  return (
    <section>
      <h3>{words.overtures.head}</h3>
      {view.overtures.map((overture) => {
        const { by, land, supporters } = overture
        const support: Act = { act: 'support', by, land }
        const strikes = [...supporters, null]
          .map((supporter): Act & { act: 'subterfuge' } => ({ act: 'subterfuge', by, land, supporter }))
          .filter(may)
        return (
          <article key={`${by} ${land}`} class="offer">
            <p>{words.overtures.about(overture, seatsIn(view) <= 2)}</p>
            <div class="offer-row">
              {may(support) && (
                <button type="button" class="plain" onClick={() => act(support)}>
                  {words.overtures.support}
                </button>
              )}
              {strikes.map((strike) => (
                <button
                  key={strike.supporter ?? 'all'}
                  type="button"
                  class="plain"
                  onClick={() => act(strike)}
                >
                  {words.overtures.subterfuge(strike.supporter)}
                </button>
              ))}
            </div>
          </article>
        )
      })}
    </section>
  )
}
