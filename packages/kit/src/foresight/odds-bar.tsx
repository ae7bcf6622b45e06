import './odds-bar.css'

interface OddsBarProps {
  /** The chance to win, or from where to where it lies; and the least chance to lose. */
  readonly win: readonly [least: number, most: number]
  readonly lose: number
  /** What is written at its ends, and what it is called where it is not seen. */
  readonly words: { readonly win: string; readonly lose: string; readonly all: string }
}

/** Too little to be written on it. */
const HARDLY = 0.005

/** Who wins, as one bar: won, perhaps won, undecided, lost. */
export function OddsBar({ win: [least, most], lose, words }: OddsBarProps) {
  return (
    <div
      class="odds-bar"
      role="img"
      aria-label={words.all}
      style={{ '--win': least, '--perhaps': most - least, '--lose': lose }}
    >
      <i class="odds-win" />
      {most > least && <i class="odds-perhaps" />}
      <i class="odds-neither" />
      <i class="odds-lose" />
      <span class="odds-text">{words.win}</span>
      {lose > HARDLY && <span class="odds-text end">{words.lose}</span>}
    </div>
  )
}
