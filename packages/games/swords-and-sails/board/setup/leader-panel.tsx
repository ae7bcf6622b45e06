import '../cards/cards.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { names, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import { words } from './words.en.ts'

/** SNS 1.8: the leaders that are still to be had, each with what it can do. */
export function LeaderPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const options = question.options()
  const keys = options.kind === 'choice' ? options.branches.map(({ key }) => key) : []
  const chosen = draft.work.value
  const answer = typeof chosen === 'string' ? { answer: chosen } : {}
  return (
    <div class="walk">
      <ul class="hand">
        {Object.entries(names.leaders)
          .filter(([id]) => keys.length === 0 || keys.includes(id))
          .map(([id, { name, about }]) => (
            <li key={id}>
              <button
                type="button"
                class="playable"
                aria-pressed={chosen === id}
                onClick={() => draft.set(id)}
              >
                <span class={chosen === id ? 'intrigue-card blue chosen' : 'intrigue-card blue'}>
                  <b>{name}</b>
                  <span class="card-about">{about}</span>
                </span>
              </button>
            </li>
          ))}
      </ul>
      <SealBar
        question={question}
        draft={draft}
        table={table}
        {...answer}
        label={words.leader.done}
        missing={words.leader.missing}
      />
    </div>
  )
}
