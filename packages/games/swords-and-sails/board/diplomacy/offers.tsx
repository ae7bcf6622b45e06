import { type Offer, TRADE_AGREEMENT } from '@windward/swords-and-sails/facts'
import type { Json } from '@windward/table'
import { Emblem } from '../factions/emblem.tsx'
import type { Floor } from './diplomacy-panel.tsx'

/** A proposal in words, with what can be said to it. */
export function OfferCard({ offer, floor }: { readonly offer: Offer; readonly floor: Floor }) {
  const { id, by, to, terms, agreed } = offer
  const { table, seat, may, act } = floor
  const said: Json = { ...terms }
  const words = table.text({ key: 'diplomacy.about', fields: { by, to: [...to], terms: said } })
  return (
    <article class="offer">
      <p>
        <Emblem of={by} size={18} /> {words}
      </p>
      {agreed.length > 0 && <p class="hint">{agreed.length} agreed</p>}
      <div class="offer-row">
        {by === seat ? (
          <button type="button" class="plain" onClick={() => act({ act: 'withdraw', offer: id })}>
            Withdraw it
          </button>
        ) : (
          <>
            {terms.kind === 'trade' ? (
              TRADE_AGREEMENT.stakes.map((stake) => (
                <button
                  key={stake}
                  type="button"
                  class="plain"
                  disabled={!may({ act: 'join-trade', offer: id, stake })}
                  onClick={() => act({ act: 'join-trade', offer: id, stake })}
                >
                  Join with {stake}
                </button>
              ))
            ) : (
              <button
                type="button"
                class="plain"
                disabled={!may({ act: 'accept', offer: id })}
                onClick={() => act({ act: 'accept', offer: id })}
              >
                Accept
              </button>
            )}
            <button type="button" class="plain" onClick={() => act({ act: 'decline', offer: id })}>
              Decline
            </button>
          </>
        )}
      </div>
    </article>
  )
}
