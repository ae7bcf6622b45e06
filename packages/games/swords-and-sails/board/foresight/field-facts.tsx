import { OddsBar } from '@windward/kit/foresight/odds-bar.tsx'
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
      <FoughtBar odds={odds} />
      <LossLine label={words.youLose} lost={lost(0)} began={began(0)} what={what} />
      <LossLine label={words.theyLose(foes.faction)} lost={lost(1)} began={began(1)} what={what} />
    </section>
  )
}

const both = (odds: Between<Fought>, of: 'win' | 'lose' | 'neither'): Between<number> => [
  odds[0][of],
  odds[1][of],
]

function FoughtBar({ odds }: { readonly odds: Between<Fought> }) {
  const win = words.chance(both(odds, 'win'))
  const lose = words.chance(both(odds, 'lose'))
  const undecided = words.chance(both(odds, 'neither'))
  const wins = both(odds, 'win')
  return (
    <OddsBar
      win={[Math.min(...wins), Math.max(...wins)]}
      lose={Math.min(...both(odds, 'lose'))}
      words={{ win: words.win(win), lose: words.lose(lose), all: words.bar(win, undecided, lose) }}
    />
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
