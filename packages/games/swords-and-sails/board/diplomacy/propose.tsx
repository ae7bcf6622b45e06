import { useSignal } from '@preact/signals'
import {
  type Act,
  faction,
  headed,
  nameOf,
  overturePrice,
  seatsIn,
  TRADE_AGREEMENT,
  winnableLands,
} from '@windward/swords-and-sails/facts'
import { Deal } from './deal.tsx'
import type { Floor } from './diplomacy-panel.tsx'
import { words } from './words.en.ts'

/** What one does of one's own accord: with others, or, when the Diplomat has called nobody to his talks, alone. */
export function Propose({ floor }: { readonly floor: Floor }) {
  return (
    <section class="propose">
      <ToOthers floor={floor} />
      <Alone floor={floor} />
    </section>
  )
}

/** New proposals: gold and cards, teams, trade, minor allies. */
function ToOthers({ floor }: { readonly floor: Floor }) {
  const { view, seat, may, act } = floor
  const others = (view.talk?.room ?? []).filter((each) => each !== seat)
  const price = overturePrice(seatsIn(view))
  const lands = winnableLands(view, seat).filter((land) => may({ act: 'ally', land }))
  const stakes = TRADE_AGREEMENT.stakes.filter((stake) =>
    others.some((to) => may({ act: 'trade', to, stake })),
  )
  if (others.length === 0) return null
  return (
    <>
      <h3>{words.propose.head}</h3>
      <details>
        <summary>{words.propose.deal}</summary>
        <Deal floor={floor} others={others} />
      </details>
      <details>
        <summary>{words.propose.team}</summary>
        <Team floor={floor} others={others} />
      </details>
      {stakes.length > 0 && (
        <details>
          <summary>{words.propose.trade}</summary>
          {others.map((to) => (
            <div key={to} class="offer-row">
              <span>{headed(faction(to))}</span>
              {stakes.map((stake) => (
                <button
                  key={stake}
                  type="button"
                  class="plain"
                  disabled={!may({ act: 'trade', to, stake })}
                  onClick={() => act({ act: 'trade', to, stake })}
                >
                  {words.propose.stake(stake)}
                </button>
              ))}
            </div>
          ))}
        </details>
      )}
      {lands.length > 0 && (
        <details>
          <summary>{words.propose.ally(price)}</summary>
          <div class="offer-row">
            {lands.map((land) => (
              <button key={land} type="button" class="plain" onClick={() => act({ act: 'ally', land })}>
                {nameOf(land)}
              </button>
            ))}
          </div>
        </details>
      )}
    </>
  )
}

/** What one can do alone: leave one's team, and ask for more time where there is a clock. */
const ALONE = ['leave', 'extend', 'extend-alone'] as const

function Alone({ floor: { may, act } }: { readonly floor: Floor }) {
  return (
    <>
      {ALONE.filter((each) => may({ act: each })).map((each) => (
        <button key={each} type="button" class="plain" onClick={() => act({ act: each })}>
          {words.alone[each]}
        </button>
      ))}
    </>
  )
}

function Team({
  floor: { may, act, question, table },
  others,
}: {
  readonly floor: Floor
  readonly others: Floor['seat'][]
}) {
  const chosen = useSignal<readonly Floor['seat'][]>([])
  const offer: Act = { act: 'team', with: [...chosen.value] }
  const refusal = chosen.value.length === 0 ? undefined : question.check(offer)
  return (
    <div>
      {others.map((each) => (
        <label key={each} class="together">
          <input
            type="checkbox"
            checked={chosen.value.includes(each)}
            onChange={() => {
              chosen.value = chosen.value.includes(each)
                ? chosen.value.filter((other) => other !== each)
                : [...chosen.value, each]
            }}
          />
          {headed(faction(each))}
        </label>
      ))}
      {refusal !== undefined && <p class="hint">{table.text(refusal.refused)}</p>}
      <button
        type="button"
        class="plain"
        disabled={chosen.value.length === 0 || !may(offer)}
        onClick={() => act(offer)}
      >
        {words.propose.proposeTeam}
      </button>
    </div>
  )
}
