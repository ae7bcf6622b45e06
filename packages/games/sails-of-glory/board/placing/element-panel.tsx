import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import type { SailsOfGlory } from '@windward/sails-of-glory/facts'
import { useMemo } from 'preact/hooks'
import { Helm } from './helm.tsx'
import { layingOf } from './pieces.ts'
import { words } from './words.en.ts'

/** Places are gone through in long strides, so that a few presses show the whole of the sea. */
const STRIDE = 7

/** SOG 16.3.1, SOG 16.5.1, SOG 16.6.1: an island, a reef or a shoal is laid down, moved and turned. */
export function ElementPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const laying = useMemo(() => layingOf(question, draft), [question, draft.work.value])
  if (laying === undefined) return null
  const { places, answer } = laying
  const [piece] = laying.pieces
  const here = places.findIndex(({ x, y }) => x === piece?.pose.x && y === piece.pose.y)
  const another = places[(here + STRIDE) % places.length]
  return (
    <div class="sog-panel sog-few">
      <p class="hint">{words.element.lead}</p>
      <div class="sog-crew">
        <button type="button" onClick={() => another && laying.lay(another)}>
          {piece === undefined ? words.element.first : words.element.another}
        </button>
      </div>
      {piece !== undefined && 'element' in piece.what && (
        <Helm
          name={words.element.name(piece.what.element.kind)}
          pose={piece.pose}
          move={(pose) => laying.move(piece.key, pose)}
        />
      )}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label={words.element.done}
        passing={words.element.passing}
        {...(answer === undefined ? {} : { answer })}
      />
    </div>
  )
}
