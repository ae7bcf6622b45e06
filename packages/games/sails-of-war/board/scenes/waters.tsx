import { Hull } from '../pieces/fleets.tsx'
import { Put } from '../pieces/put.tsx'
import { SWORDS } from '../signs/marks.ts'
import type { Afloat, SeaScene, TradeScene } from './scene.ts'
import { Vignette } from './vignette.tsx'
import { words } from './words.en.ts'

/** Sky, the line of the horizon and the swell before it. */
function Waters() {
  return (
    <>
      <path class="sow-sky" d="M0 0H420V182H0Z" />
      <path
        class="sow-clouds"
        d="M40 44q4 -14 20 -12q8 -14 26 -6q18 -3 20 11q14 0 14 9H40zM300 34q4 -12 17 -10q8 -12 24 -5q16 -3 17 9q13 0 12 8h-70z"
      />
      <path class="sow-far-sea" d="M0 92H420V182H0Z" />
      <path
        class="sow-near-sea"
        d="M0 134Q26 126 52 134T104 134T156 134T208 134T260 134T312 134T364 134T416 134T468 134V182H0Z"
      />
      <path
        class="sow-foam-lines"
        d="M20 112q10 -5 20 0t20 0M190 104q9 -5 18 0t18 0M330 116q10 -5 20 0t20 0M90 160q12 -6 24 0t24 0M270 166q12 -6 24 0t24 0"
      />
    </>
  )
}

interface ShipProps {
  readonly who: Afloat
  readonly left: boolean
  readonly lost: boolean
}

/** Seen from the side; whoever is on the right looks to the left, and a ship that is lost goes down. */
function Ship({ who, left, lost }: ShipProps) {
  const x = left ? 118 : 302
  const turned = left ? 1 : -1
  return (
    <g
      class={lost ? 'sow-goes-down' : ''}
      transform={`translate(${x} ${lost ? 146 : 138}) scale(${turned * 1.35} 1.35) rotate(${lost ? -24 : 0})`}
    >
      {who === 'serpent' ? (
        <Put what="serpent" scale={1.15} y={2} />
      ) : (
        <g class={`sow-ship sow-of-${who.race}`}>
          <Hull race={who.race} kind={who.ship} />
        </g>
      )}
    </g>
  )
}

/** SOW 6: two who meet at sea. */
export function AtSea({ scene: { left, right, lost } }: { readonly scene: SeaScene }) {
  return (
    <Vignette class="sow-at-sea" label={words.sea(left, right)}>
      <Waters />
      <Ship who={left} left lost={lost === 'left'} />
      <Ship who={right} left={false} lost={lost === 'right'} />
      <path
        class="sow-before"
        d="M0 150Q26 143 52 150T104 150T156 150T208 150T260 150T312 150T364 150T416 150T468 150V182H0Z"
      />
      <g class="sow-clash" transform="translate(210 96)">
        <circle r="17" />
        <path d={SWORDS} />
      </g>
    </Vignette>
  )
}

/** SOW 7.5: a Trade Ship at a quay, and whether goods go over it. */
export function AtQuay({ scene }: { readonly scene: TradeScene }) {
  const { guest, host, agreed } = scene
  return (
    <Vignette class="sow-at-quay" label={words.trade(scene)}>
      <Waters />
      <g class={`sow-of-${host}`}>
        <path class="sow-pier" d="M252 132H420V182H268Z" />
        <path class="sow-piles" d="M262 132V176M292 132V182M322 132V182M352 132V182M382 132V182" />
        <Put what="town" x={356} y={132} scale={1.15} />
        <Put what="lighthouse" x={284} y={132} scale={1.5} />
      </g>
      <g transform="translate(136 142) scale(1.5)" class={`sow-ship sow-of-${guest}`}>
        <Hull race={guest} kind="trader" laden={agreed === true} />
      </g>
      <path class="sow-before" d="M0 152Q26 145 52 152T104 152T156 152T208 152T256 152L262 182H0Z" />
      {agreed === true && (
        <g class="sow-goods">
          <path d="M214 122h17v14h-17zM234 126h14v10h-14zM222 108h15v14h-15z" />
          <path class="sow-coins" d="M196 92a9 4 0 1 0 18 0v-5a9 4 0 1 0 -18 0z" />
        </g>
      )}
      {agreed === false && (
        <g class="sow-refused" transform="translate(222 112)">
          <circle r="16" />
          <path d="M-8 -8L8 8M8 -8L-8 8" />
        </g>
      )}
    </Vignette>
  )
}
