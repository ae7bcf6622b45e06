import { useSignal } from '@preact/signals'
import { Count } from '@windward/kit/panel/count.tsx'
import type { Act, View } from '@windward/swords-and-sails/facts'
import { Said } from '../said.tsx'
import type { Floor } from './diplomacy-panel.tsx'
import { words } from './words.en.ts'

const COIN = 5

/** One's Trade Agreements, and what the two take off them. */
export function Agreements({ floor }: { readonly floor: Floor }) {
  const { view, seat } = floor
  const own = view.agreements.filter(({ holder, partner }) => holder === seat || partner === seat)
  if (own.length === 0) return null
  return (
    <section>
      <h3>{words.agreements.head}</h3>
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
        <Said text={words.agreements.about(holder === seat ? partner : holder, gold)} />
      </p>
      {opening > 0 && (
        <>
          <Count
            label={words.agreements.youTake}
            value={mine.value}
            most={gold - yours.value}
            step={COIN}
            change={(value) => {
              mine.value = value
            }}
          />
          <Count
            label={words.agreements.theyTake}
            value={yours.value}
            most={gold - mine.value}
            step={COIN}
            change={(value) => {
              yours.value = value
            }}
          />
          <button type="button" class="plain" disabled={!may(takings)} onClick={() => act(takings)}>
            {words.agreements.propose}
          </button>
        </>
      )}
      {may(alone) && (
        <button type="button" class="plain" onClick={() => act(alone)}>
          {words.agreements.takeAll(gold)}
        </button>
      )}
    </article>
  )
}
