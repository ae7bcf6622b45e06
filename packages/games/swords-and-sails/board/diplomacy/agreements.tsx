import { useSignal } from '@preact/signals'
import { Count } from '@windward/kit/panel/count.tsx'
import { type Act, faction, type View } from '@windward/swords-and-sails/facts'
import type { Floor } from './diplomacy-panel.tsx'

const COIN = 5

/** One's Trade Agreements, and what the two take off them. */
export function Agreements({ floor }: { readonly floor: Floor }) {
  const { view, seat } = floor
  const own = view.agreements.filter(({ holder, partner }) => holder === seat || partner === seat)
  if (own.length === 0) return null
  return (
    <section>
      <h3>Trade agreements</h3>
      {own.map((agreement) => (
        <AgreementCard key={agreement.id} agreement={agreement} floor={floor} />
      ))}
    </section>
  )
}

interface AgreementCardProps {
  readonly agreement: View['agreements'][number]
  readonly floor: Floor
}

function AgreementCard({ agreement, floor: { seat, may, act } }: AgreementCardProps) {
  const { id, holder, partner, gold, opening } = agreement
  const mine = useSignal(0)
  const yours = useSignal(0)
  const takings: Act = { act: 'takings', agreement: id, mine: mine.value, yours: yours.value }
  const alone: Act = { act: 'take', agreement: id, gold }
  return (
    <article class="offer">
      <p>
        With {faction(holder === seat ? partner : holder)}: <b>{gold}</b> gold lies on it.
      </p>
      {opening > 0 && (
        <>
          <Count
            label="You take"
            value={mine.value}
            most={gold - yours.value}
            step={COIN}
            change={(value) => {
              mine.value = value
            }}
          />
          <Count
            label="They take"
            value={yours.value}
            most={gold - mine.value}
            step={COIN}
            change={(value) => {
              yours.value = value
            }}
          />
          <button type="button" class="plain" disabled={!may(takings)} onClick={() => act(takings)}>
            Propose to take so
          </button>
        </>
      )}
      {may(alone) && (
        <button type="button" class="plain" onClick={() => act(alone)}>
          Take the {gold} gold
        </button>
      )}
    </article>
  )
}
