import './panels.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { walk } from '@windward/kit/panel/options-walk.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import type { SailsOfWar } from '@windward/sails-of-war/facts'
import { pathIn } from '../fork.ts'
import { Choice } from './choice.tsx'
import { enough } from './enough.ts'

interface Words {
  readonly meaning: string
  readonly none: string
  readonly these: (count: number) => string
}

const WORDS: Readonly<Record<string, Words>> = {
  'take-ships': {
    meaning: 'What you do not take is destroyed.',
    none: 'Take none',
    these: (count) => (count === 1 ? 'Take this ship' : `Take ${count} ships`),
  },
  'sea-denial': {
    meaning: 'Each ship you name is lost on 3 or more.',
    none: 'Attack none',
    these: (count) => (count === 1 ? 'Attack this ship' : `Attack ${count} ships`),
  },
}

/** Any number of ships out of a list, none included: each is pressed to be named and pressed again to be left out. */
export function SeveralPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const options = question.options()
  const path = pathIn(draft.work.value)
  const { at } = walk(options, path)
  const all = options.kind === 'choice' ? options.branches.filter(({ key }) => key !== 'done') : []
  const words = WORDS[question.kind]
  const answer = at.kind === 'leaf' ? at.answer : enough(at)
  const label = path.length === 0 ? words?.none : words?.these(path.length)
  /** The tree offers them in its own order. */
  const press = (pressed: string) => {
    const keys = all.map(({ key }) => key).filter((key) => path.includes(key) !== (key === pressed))
    draft.set({ path: keys })
  }
  return (
    <div class="walk">
      {words !== undefined && <p class="hint sow-meaning">{words.meaning}</p>}
      <ul class="branches">
        {all.map(({ key, label: name }) => (
          <li key={key}>
            <Choice
              choice={{ key, label: name }}
              table={table}
              take={() => press(key)}
              pressed={path.includes(key)}
            />
          </li>
        ))}
      </ul>
      <SealBar
        question={question}
        draft={draft}
        table={table}
        {...(label === undefined ? {} : { label })}
        {...(answer === undefined ? {} : { answer })}
      />
    </div>
  )
}
