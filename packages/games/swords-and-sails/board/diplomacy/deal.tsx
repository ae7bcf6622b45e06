import { useSignal } from '@preact/signals'
import { Count } from '@windward/kit/panel/count.tsx'
import {
  type Act,
  cardsInPlay,
  faction,
  type HandCard,
  headed,
  ownPower,
  unpledged,
} from '@windward/swords-and-sails/facts'
import { aboutCard } from '../cards/card.tsx'
import type { Floor } from './diplomacy-panel.tsx'
import { words } from './words.en.ts'

const COIN = 5
const MOST = 100_000

/** Gold and cards for gold and cards; handed over when the other accepts. */
export function Deal({
  floor,
  others,
}: {
  readonly floor: Floor
  readonly others: readonly Floor['seat'][]
}) {
  const { view, seat, may, act, question, table } = floor
  const free = unpledged(view.offers, seat, ownPower(view, seat))
  const to = useSignal(others[0])
  const giveGold = useSignal(0)
  const wantGold = useSignal(0)
  const giveCards = useSignal<readonly HandCard[]>([])
  const wantCards = useSignal<readonly HandCard[]>([])
  if (to.value === undefined) return null
  const cards = cardsInPlay(view.options)
  const deal: Act = {
    act: 'deal',
    to: to.value,
    gives: { gold: giveGold.value, cards: [...giveCards.value] },
    wants: { gold: wantGold.value, cards: [...wantCards.value] },
  }
  const empty = giveGold.value + wantGold.value + giveCards.value.length + wantCards.value.length === 0
  const refusal = empty ? undefined : question.check(deal)
  return (
    <div class="deal">
      <label class="tell-field">
        <span>{words.deal.with}</span>
        <select
          value={to.value}
          onChange={({ currentTarget }) => {
            to.value = others.find((each) => each === currentTarget.value)
          }}
        >
          {others.map((each) => (
            <option key={each} value={each}>
              {headed(faction(each))}
            </option>
          ))}
        </select>
      </label>
      <Count
        label={words.deal.giveGold}
        note={words.deal.unpledged(free.gold)}
        value={giveGold.value}
        most={free.gold}
        step={COIN}
        change={(value) => {
          giveGold.value = value
        }}
      />
      {[...new Set(free.cards)].map((card) => (
        <label key={card} class="together">
          <input
            type="checkbox"
            checked={giveCards.value.includes(card)}
            onChange={() => {
              giveCards.value = toggled(giveCards.value, card)
            }}
          />
          {words.deal.give(aboutCard(card).name)}
        </label>
      ))}
      <Count
        label={words.deal.wantGold}
        value={wantGold.value}
        most={MOST}
        step={COIN}
        change={(value) => {
          wantGold.value = value
        }}
      />
      <label class="tell-field">
        <span>{words.deal.want}</span>
        <select
          value={wantCards.value[0] ?? ''}
          onChange={({ currentTarget }) => {
            const card = cards.find((each) => each === currentTarget.value)
            wantCards.value = card === undefined ? [] : [card]
          }}
        >
          <option value="">{words.deal.noCard}</option>
          {cards.map((card) => (
            <option key={card} value={card}>
              {aboutCard(card).name}
            </option>
          ))}
        </select>
      </label>
      {refusal !== undefined && <p class="hint">{table.text(refusal.refused)}</p>}
      <button type="button" class="plain" disabled={empty || !may(deal)} onClick={() => act(deal)}>
        {words.deal.done}
      </button>
    </div>
  )
}

function toggled(cards: readonly HandCard[], card: HandCard): readonly HandCard[] {
  return cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card]
}
