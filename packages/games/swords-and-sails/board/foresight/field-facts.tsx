import { type Between, chanceText, type Foes } from '@windward/swords-and-sails/facts'
import { Said } from '../said.tsx'
import { words } from './words.en.ts'

interface Fought {
  readonly win: number
  readonly lose: number
  readonly neither: number
  readonly figures: { readonly left: readonly [number, number]; readonly began: readonly [number, number] }
}

interface FieldProps {
  readonly head: string
  readonly foes: Foes
  readonly odds: Between<Fought>
  readonly what: 'unit' | 'ship'
}

/** A battle that may come: who wins it, as one bar, and what it costs both. */
export function FieldFacts({ head, foes, odds, what }: FieldProps) {
  const [worst, best] = odds
  const lost = (side: 0 | 1): Between<number> => [
    worst.figures.began[side] - worst.figures.left[side],
    best.figures.began[side] - best.figures.left[side],
  ]
  const began = (side: 0 | 1): Between<number> => [worst.figures.began[side], best.figures.began[side]]
  return (
    <section>
      <h3>
        {head} <small>{words.against(foes, what)}</small>
      </h3>
      <OddsBar odds={odds} />
      <LossLine label={words.youLose} lost={lost(0)} began={began(0)} what={what} />
      <LossLine label={words.theyLose(foes.faction)} lost={lost(1)} began={began(1)} what={what} />
    </section>
  )
}

const both = (odds: Between<Fought>, of: 'win' | 'lose' | 'neither'): Between<number> => [
  odds[0][of],
  odds[1][of],
]

function OddsBar({ odds }: { readonly odds: Between<Fought> }) {
  const win = words.chance(both(odds, 'win'))
  const lose = words.chance(both(odds, 'lose'))
  const undecided = words.chance(both(odds, 'neither'))
  const least = Math.min(odds[0].win, odds[1].win)
  const most = Math.max(odds[0].win, odds[1].win)
  const sure = Math.min(odds[0].lose, odds[1].lose)
  return (
    <div
      class="odds-bar"
      role="img"
      aria-label={words.bar(win, undecided, lose)}
      style={{ '--win': least, '--perhaps': most - least, '--lose': sure }}
    >
      <i class="odds-win" />
      {most > least && <i class="odds-perhaps" />}
      <i class="odds-neither" />
      <i class="odds-lose" />
      <span class="odds-text">{words.win(win)}</span>
      {sure > 0.005 && <span class="odds-text end">{words.lose(lose)}</span>}
    </div>
  )
}

interface LossProps {
  readonly label: string
  readonly lost: Between<number>
  readonly began: Between<number>
  readonly what: 'unit' | 'ship'
}

function LossLine({ label, lost, began, what }: LossProps) {
  const share = Math.max(...lost) / Math.max(1, ...began)
  return (
    <p class="loss-line">
      <span>{label}</span>
      <i class="loss-bar" style={{ '--share': Math.max(0, share) }} title={chanceText(share)} />
      <span>
        <Said text={words.about(lost, began, what)} />
      </span>
    </p>
  )
}
