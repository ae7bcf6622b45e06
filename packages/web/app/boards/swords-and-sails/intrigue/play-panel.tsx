import '../cards/cards.css'
import { HAND_CARD_IDS, type HandCard, type SwordsAndSails } from '@windward/swords-and-sails/board'
import type { PanelProps } from '../../../table/contract.ts'
import { GenericPanel } from '../../../table/generic-panel.tsx'
import { IntrigueCard } from '../cards/card.tsx'

const isCard = (key: string): key is HandCard => HAND_CARD_IDS.some((card) => card === key)

/** SNS 3.3: the cards that can be played now lie open; the rest is chosen step by step, on the map too. */
export function PlayPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const options = question.options()
  const begun = draft.work.value !== undefined
  const cards = options.kind === 'choice' ? options.branches.map(({ key }) => key).filter(isCard) : []
  return (
    <div>
      {!begun && cards.length > 0 && (
        <ul class="hand" aria-label="Cards you can play now">
          {cards.map((card) => (
            <li key={card}>
              <button type="button" class="playable" onClick={() => draft.set({ path: [card] })}>
                <IntrigueCard card={card} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <GenericPanel question={question} draft={draft} table={table} />
    </div>
  )
}
