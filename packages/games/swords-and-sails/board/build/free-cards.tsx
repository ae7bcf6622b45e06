import { useSignal } from '@preact/signals'
import type { Draft, TableModel } from '@windward/kit/contract.ts'
import {
  areSoldiers,
  type BuildingPlan,
  giftsOf,
  type HandCard,
  hiringFee,
  isFreeUnitCard,
  isMercenary,
  type Purchase,
  SHIP_IDS,
  type SwordsAndSails,
  UNIT_IDS,
} from '@windward/swords-and-sails/facts'
import { aboutCard, IntrigueCard } from '../cards/card.tsx'
import { keyOfPiece } from '../map/standing.ts'
import { batchOf, type Kind, receivers } from './cart.ts'
import { words } from './words.en.ts'

interface FreeCardsProps {
  readonly plan: BuildingPlan
  readonly purchase: Purchase
  readonly draft: Draft
  readonly table: TableModel<SwordsAndSails>
}

interface Use {
  readonly label: string
  readonly purchase: Purchase
}

/** Cards that bring units for nothing, and mercenaries to hire. */
export function FreeCards({ plan, purchase, draft }: FreeCardsProps) {
  const cards = [...new Set(plan.cards)].filter((card) => usesOf(plan, purchase, card).length > 0)
  const played = purchase.gifts.length + purchase.hired.length
  if (cards.length === 0 && played === 0) return null
  return (
    <section class="free-cards">
      <h3>{words.cards.head}</h3>
      {purchase.gifts.map(({ card }, i) => (
        <Played
          key={`gift ${i}`}
          card={card}
          back={() => draft.set({ ...purchase, gifts: purchase.gifts.filter((_, j) => j !== i) })}
        />
      ))}
      {purchase.hired.map(({ card }, i) => (
        <Played
          key={`hire ${i}`}
          card={card}
          back={() => draft.set({ ...purchase, hired: purchase.hired.filter((_, j) => j !== i) })}
        />
      ))}
      {cards.map((card) => (
        <Playable key={card} card={card} uses={usesOf(plan, purchase, card)} draft={draft} />
      ))}
    </section>
  )
}

function Played({ card, back }: { readonly card: HandCard; readonly back: () => void }) {
  return (
    <p class="played">
      {words.cards.played(aboutCard(card).name)}{' '}
      <button type="button" class="quiet" onClick={back}>
        {words.cards.takeBack}
      </button>
    </p>
  )
}

function Playable({
  card,
  uses,
  draft,
}: {
  readonly card: HandCard
  readonly uses: readonly Use[]
  readonly draft: Draft
}) {
  const chosen = useSignal(0)
  const use = uses[chosen.value] ?? uses[0]
  return (
    <IntrigueCard card={card}>
      <div class="raise">
        <select
          aria-label={words.cards.howTo(aboutCard(card).name)}
          value={`${chosen.value}`}
          onChange={({ currentTarget }) => {
            chosen.value = Number(currentTarget.value)
          }}
        >
          {uses.map(({ label }, i) => (
            <option key={label} value={`${i}`}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" class="plain" onClick={() => use !== undefined && draft.set(use.purchase)}>
          {words.cards.play}
        </button>
      </div>
    </IntrigueCard>
  )
}

function usesOf(plan: BuildingPlan, purchase: Purchase, card: HandCard): Use[] {
  const { faction } = plan.own
  const pieces = receivers(plan)
  if (isFreeUnitCard(card)) {
    const gifts = giftsOf(card, faction)
    return pieces.flatMap((piece) => {
      const kinds: readonly Kind[] = 'units' in piece ? UNIT_IDS : SHIP_IDS
      return kinds.flatMap((kind) => {
        const number = gifts[kind] ?? 0
        if (number === 0) return []
        const batches = [batchOf(piece.id, new Map([[kind, number]]))]
        return [
          {
            label: words.cards.gift(kind, number, keyOfPiece(piece)),
            purchase: { ...purchase, gifts: [...purchase.gifts, { card, batches }] },
          },
        ]
      })
    })
  }
  if (!isMercenary(card)) return []
  const fee = hiringFee(faction, card)
  if (fee > plan.gold) return []
  return pieces
    .filter((piece) => 'units' in piece === areSoldiers(card))
    .map((piece) => ({
      label: words.cards.hire(keyOfPiece(piece), fee),
      purchase: {
        ...purchase,
        hired: [...purchase.hired, 'units' in piece ? { card, army: piece.id } : { card, fleet: piece.id }],
      },
    }))
}
