import { type Offer, TRADE_AGREEMENT } from '@windward/swords-and-sails/facts'
import type { Json } from '@windward/table'
import { Emblem } from '../factions/emblem.tsx'
import type { Floor } from './diplomacy-panel.tsx'
import { words } from './words.en.ts'

/** A proposal in words, with what can be said to it. */
export function OfferCard({ offer, floor }: { readonly offer: Offer; readonly floor: Floor }) {
  const { id, by, to, terms, agreed } = offer
  const { table, seat, may, act } = floor
  const plain: Json = { ...terms }
  const about = table.text({ key: 'diplomacy.about', fields: { by, to: [...to], terms: plain } })
  return (
    <article class="offer">
      <p>
        <Emblem of={by} size={18} /> {about}
      </p>
      {agreed.length > 0 && <p class="hint">{words.offer.agreed(agreed.length)}</p>}
      <div class="offer-row">
        {by === seat ? (
          <button type="button" class="plain" onClick={() => act({ act: 'withdraw', offer: id })}>
            {words.offer.withdraw}
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
                  {words.offer.joinWith(stake)}
                </button>
              ))
            ) : (
              <button
                type="button"
                class="plain"
                disabled={!may({ act: 'accept', offer: id })}
                onClick={() => act({ act: 'accept', offer: id })}
              >
                {words.offer.accept}
              </button>
            )}
            <button type="button" class="plain" onClick={() => act({ act: 'decline', offer: id })}>
              {words.offer.decline}
            </button>
          </>
        )}
      </div>
    </article>
  )
}
