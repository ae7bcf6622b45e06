import type { PanelProps } from '@windward/kit/contract.ts'
import { Facts } from '@windward/kit/panel/facts.tsx'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { incomeCardsShape, ownPower, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import { IntrigueCard } from '../cards/card.tsx'
import { words } from './words.en.ts'

const CARDS = ['bonusCityIncome', 'bonusHarvest'] as const

/** SNS 2.3: the income that comes, and the cards that raise it. */
export function IncomePanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { brief, seat } = question
  const view = table.position.value?.view ?? question.view
  const { hand } = ownPower(view, seat)
  const held = CARDS.filter((card) => hand.includes(card))
  const read = incomeCardsShape.safeParse(draft.work.value ?? [])
  const played = read.success ? read.data : []
  const { cityIncome, harvest } = incomesIn(brief)
  const turn = (card: (typeof CARDS)[number]) =>
    draft.set(played.includes(card) ? played.filter((each) => each !== card) : [...played, card])
  return (
    <div class="walk">
      <Facts
        facts={[
          { label: words.income.trade, value: words.income.gold(cityIncome) },
          { label: words.income.harvest, value: words.income.gold(harvest) },
        ]}
      />
      {held.length === 0 && <p class="hint">{words.income.noCard}</p>}
      <ul class="hand">
        {held.map((card) => (
          <li key={card}>
            <button
              type="button"
              class="playable"
              aria-pressed={played.includes(card)}
              onClick={() => turn(card)}
            >
              <IntrigueCard card={card} chosen={played.includes(card)} />
            </button>
          </li>
        ))}
      </ul>
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={played}
        label={played.length === 0 ? words.income.withoutCards : words.income.done}
      />
    </div>
  )
}

function incomesIn(brief: unknown): { cityIncome: number; harvest: number } {
  if (typeof brief !== 'object' || brief === null) return { cityIncome: 0, harvest: 0 }
  const number = (name: string): number => {
    const value: unknown = Object.entries(brief).find(([key]) => key === name)?.[1]
    return typeof value === 'number' ? value : 0
  }
  return { cityIncome: number('cityIncome'), harvest: number('harvest') }
}
