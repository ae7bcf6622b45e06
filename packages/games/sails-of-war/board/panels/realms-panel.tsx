import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { isNeutral, NEUTRALS, openPlayer, type SailsOfWar } from '@windward/sails-of-war/facts'
import { useMemo } from 'preact/hooks'
import { firstAnswer } from '../fork.ts'
import { TileCard } from './tile-card.tsx'
import { words } from './words.en.ts'
import './tiles.css'

/** SOW 2.2.3: which of the dealt Realms one keeps, by looking at them. */
export function RealmsPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const { dealt } = openPlayer(question.view, question.seat)
  const hand = typeof dealt === 'number' ? [] : dealt
  const work = draft.work.value
  const kept = hand.filter((realm) => Array.isArray(work) && work.includes(realm))
  const value = kept.reduce((sum, realm) => sum + (isNeutral(realm) ? NEUTRALS[realm].value : 0), 0)
  const toggle = (realm: (typeof hand)[number]) =>
    draft.set(kept.includes(realm) ? kept.filter((each) => each !== realm) : [...kept, realm])
  /** SOW 2.2.4: as many as can be kept. */
  const wanted = useMemo(() => [firstAnswer(question.options())].flat().length, [question])
  return (
    <div class="walk">
      <p class="sow-sum" aria-live="polite">
        {words.realms.kept(kept.length, wanted, value)}
      </p>
      <div class="sow-tiles">
        {hand.map((realm) => (
          <TileCard key={realm} realm={realm} chosen={kept.includes(realm)} take={() => toggle(realm)} />
        ))}
      </div>
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label={words.realms.done}
        {...(kept.length >= wanted ? { answer: kept } : {})}
      />
    </div>
  )
}
