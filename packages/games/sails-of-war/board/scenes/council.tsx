import type { CARD_NAMES, RaceId } from '@windward/sails-of-war/facts'
import { CARD_PICTURES } from '../draw/card-pictures.ts'
import { portraitDrawing } from '../draw/heroes.ts'
import { Painted } from '../draw/painted.tsx'
import { Put } from '../pieces/put.tsx'
import type { CouncilScene } from './scene.ts'
import { Vignette } from './vignette.tsx'
import { words } from './words.en.ts'

const TABLE = { x: 210, y: 118, rx: 176, ry: 46 }
const WIDEST = 60

interface CouncilProps {
  readonly scene: CouncilScene
  readonly seats: readonly RaceId[]
}

/** SOW 16.4: all who vote round their table, the card in its middle, and before each how he has voted. */
export function Council({ scene, seats }: CouncilProps) {
  const { card, ballots, carried } = scene
  const sum = (vote: 'carry' | 'reject') =>
    ballots.reduce((all, each) => all + (each.vote === vote ? each.votes : 0), 0)
  const [forIt, against] = [sum('carry'), sum('reject')]
  const apart = Math.min(WIDEST, 352 / seats.length)
  return (
    <Vignette class="sow-council" label={words.council(scene, forIt, against)}>
      <path class="sow-hall" d="M0 0H420V182H0Z" />
      <path
        class="sow-arches"
        d="M20 92V44a26 26 0 0 1 52 0V92M102 92V36a28 28 0 0 1 56 0V92M182 92V30a28 28 0 0 1 56 0V92M262 92V36a28 28 0 0 1 56 0V92M348 92V44a26 26 0 0 1 52 0V92"
      />
      {seats.map((race, place) => {
        const off = place - (seats.length - 1) / 2
        const x = TABLE.x + off * apart
        const y = 54 + Math.abs(off) * 4
        return (
          <g key={race} class={`sow-of-${race}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <path class="sow-chair" d="M-24 50V-20Q-24 -38 0 -40Q24 -38 24 -20V50Z" />
            <g transform="translate(0 32)">
              <Painted drawing={portraitDrawing(race)} />
            </g>
          </g>
        )
      })}
      <ellipse class="sow-board" cx={TABLE.x} cy={TABLE.y + 8} rx={TABLE.rx} ry={TABLE.ry} />
      <ellipse class="sow-board-top" cx={TABLE.x} cy={TABLE.y} rx={TABLE.rx} ry={TABLE.ry} />
      {card !== undefined && <Law card={card} carried={carried} />}
      {seats.map((race, place) => {
        const ballot = ballots.find((each) => each.race === race)
        const off = place - (seats.length - 1) / 2
        const x = TABLE.x + off * apart
        return (
          <g key={race} transform={`translate(${x.toFixed(1)} ${(99 + Math.abs(off) * 4).toFixed(1)})`}>
            {ballot === undefined ? (
              <circle class="sow-ballot" r="10" />
            ) : (
              <g class={`sow-ballot sow-ballot-${ballot.vote}`}>
                <circle r="11" />
                <text y="5">{ballot.votes}</text>
              </g>
            )}
          </g>
        )
      })}
      {ballots.length > 0 && (
        <g class="sow-sums">
          <text x="78" y="176">
            {words.forIt} {forIt}
          </text>
          <text x="342" y="176">
            {words.against} {against}
          </text>
        </g>
      )}
    </Vignette>
  )
}

interface LawProps {
  readonly card: keyof typeof CARD_NAMES
  readonly carried: boolean | undefined
}

/** What is voted on lies in the middle; what has become of it is stamped on it. */
function Law({ card, carried }: LawProps) {
  const picture = CARD_PICTURES[card]
  return (
    <g transform="translate(210 146)">
      <rect class="sow-law" x="-44" y="-34" width="88" height="52" rx="4" />
      <g transform="translate(0 11) scale(0.5)">
        {'piece' in picture ? (
          <Put what={`${picture.piece}-knights`} />
        ) : (
          <Painted drawing={picture.drawing} />
        )}
      </g>
      {carried !== undefined && (
        <g class={`sow-stamp ${carried ? 'sow-stamp-carried' : ''}`} transform="rotate(-9)">
          <rect x="-46" y="-22" width="92" height="28" rx="4" />
          <text y="-2">{carried ? words.carried : words.rejected}</text>
        </g>
      )}
    </g>
  )
}
