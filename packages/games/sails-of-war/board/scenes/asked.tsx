import type { TableModel } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import type { SailsOfWar, View } from '@windward/sails-of-war/facts'
import { cardIn } from './scene.ts'

const SceneView = later(async () => (await import('./scene-view.tsx')).SceneView)

/** What is voted on at the table of the Council. */
const VOTES = ['vote', 'break-tie']

interface AskedProps {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
}

/** SOW 16.4: the table at which somebody votes, over the board; nobody's vote is seen before all have voted. */
export function AskedScene({ table, view }: AskedProps) {
  const question = table.telling.value === undefined ? table.question.value : undefined
  if (question === undefined || !VOTES.includes(question.kind)) return null
  const card = cardIn(question.title().fields['card'])
  return (
    <div class="sow-tray" data-over>
      <SceneView scene={{ kind: 'council', card, ballots: [], carried: undefined }} seats={view.seats} />
    </div>
  )
}
