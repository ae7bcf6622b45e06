import type { TableModel } from '@windward/kit/contract.ts'
import { STACK_IDS, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import { isFaction } from '../factions/faction.ts'
import { aboutCard, IntrigueCard, StackSign } from './card.tsx'
import { words } from './words.en.ts'

/** One's hand of intrigue cards, what one has seen of others', and the stacks. */
export function HandTab({ table }: { readonly table: TableModel<SwordsAndSails> }) {
  const position = table.position.value
  if (position === undefined) return null
  const { view, seat } = position
  const own = isFaction(seat) ? view.powers[seat] : undefined
  const stacks = STACK_IDS.filter((id) => view.stacks[id].pile + view.stacks[id].discards.length > 0)
  return (
    <div>
      {own?.hand?.length === 0 && <p>{words.none}</p>}
      <ul class="hand" aria-label={words.yours}>
        {(own?.hand ?? []).map((card, i) => (
          <li key={`${i} ${card}`}>
            <IntrigueCard card={card} />
          </li>
        ))}
      </ul>
      {(own?.knownHands ?? []).map(({ of, number, cards }) => (
        <p key={`${of} ${number}`}>
          {words.known(
            of,
            cards.map((card) => aboutCard(card).name),
            view.number - number,
          )}
        </p>
      ))}
      <h3>{words.stacks}</h3>
      <ul class="stacks">
        {stacks.map((id) => (
          <li key={id} class={`stack ${id}`}>
            <StackSign of={id} size={18} />{' '}
            {words.stack(id, view.stacks[id].pile, view.stacks[id].discards.length)}
          </li>
        ))}
      </ul>
    </div>
  )
}
