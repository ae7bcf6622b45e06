import '../orders/orders.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type FactionId,
  faction,
  ownPower,
  type PieceKey,
  type SwordsAndSails,
  sabotage,
  type View,
} from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { keyOfPiece, piecesIn } from '../map/standing.ts'
import { isPieceKey } from '../pieces/is-piece-key.ts'
import { listIn, numberIn, partOf } from '../plain-data.ts'
import { SabotageTable } from './sabotage-table.tsx'
import { words } from './words.en.ts'

interface Strike {
  readonly piece: PieceKey
  /** Rounds of its battle that are fought first; nothing for a blow at once. */
  readonly after: number | null
}

interface Plays {
  readonly strikes: readonly Strike[]
  readonly guards: readonly PieceKey[]
}

const ROUNDS = [1, 2, 3, 4] as const

function playsIn(work: unknown): Plays {
  return {
    strikes: listIn(work, 'strikes').flatMap((strike) => {
      const key = partOf(strike, 'piece')
      const rounds = numberIn(strike, 'after')
      return isPieceKey(key) ? [{ piece: key, after: rounds === 0 ? null : rounds }] : []
    }),
    guards: listIn(work, 'guards').filter(isPieceKey),
  }
}

/** SNS 7.10.7: a place for each Sabotage in one’s hand, and for each Counter Sabotage that can be laid aside. */
export function SabotagePanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { seat } = question
  const { fighting = [], moment } = asked(question, sabotage)?.brief ?? {}
  const view = table.position.value?.view ?? question.view
  const { hand } = ownPower(view, seat)
  const plays = playsIn(draft.work.value)
  const held = hand.filter((card) => card === 'sabotage').length
  const counters = fighting.length === 0 ? 0 : hand.filter((card) => card === 'counterSabotage').length
  const answer = plays.strikes.length + plays.guards.length === 0 ? 'pass' : plays
  return (
    <div class="walk">
      {moment === 'end' && <p class="asked-hint">{words.sabotage.last}</p>}
      <SabotageTable />
      {slots(held, plays.strikes).map((strike, i) => (
        <StrikeSlot
          key={i}
          name={words.sabotage.strike(i + 1, held)}
          strike={strike}
          targets={targetsOf(view, seat)}
          fights={(key) => fighting.includes(key)}
          set={(next) => draft.set({ ...plays, strikes: replaced(plays.strikes, i, next) })}
        />
      ))}
      {slots(counters, plays.guards).map((guard, i) => (
        <label key={i} class="tell-field">
          <span>{words.sabotage.guard(i + 1, counters)}</span>
          <select
            value={guard ?? ''}
            onChange={({ currentTarget: { value } }) =>
              draft.set({
                ...plays,
                guards: replaced(plays.guards, i, isPieceKey(value) ? value : undefined),
              })
            }
          >
            <option value="">{words.sabotage.kept}</option>
            {fighting.map((key) => (
              <option key={key} value={key}>
                {words.sabotage.guards(key)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={answer}
        label={answer === 'pass' ? words.sabotage.nothing : words.sabotage.done}
      />
    </div>
  )
}

/** What is played in each place, and one place more while there are cards. */
function slots<T>(held: number, played: readonly T[]): (T | undefined)[] {
  return Array.from({ length: Math.min(held, played.length + 1) }, (_, i) => played[i])
}

function replaced<T>(played: readonly T[], place: number, next: T | undefined): T[] {
  const others = [...played]
  others.splice(place, 1, ...(next === undefined ? [] : [next]))
  return others
}

interface Target {
  readonly key: PieceKey
  readonly name: string
}

function targetsOf(
  view: View,
  seat: FactionId,
): { readonly of: FactionId; readonly pieces: readonly Target[] }[] {
  const { armies, fleets } = piecesIn(view)
  return view.seats
    .filter((other) => other !== seat)
    .map((of) => ({
      of,
      pieces: [...armies, ...fleets]
        .filter((each) => each.faction === of)
        .map((each) => ({ key: keyOfPiece(each), name: words.sabotage.target(keyOfPiece(each), each.at) })),
    }))
}

interface StrikeSlotProps {
  /** The card, with its number where there are several. */
  readonly name: string
  readonly strike: Strike | undefined
  readonly targets: ReturnType<typeof targetsOf>
  readonly fights: (key: PieceKey) => boolean
  readonly set: (strike: Strike | undefined) => void
}

function StrikeSlot({ name, strike, targets, fights, set }: StrikeSlotProps) {
  return (
    <>
      <label class="tell-field">
        <span>{name}</span>
        <select
          value={strike?.piece ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set(isPieceKey(value) ? { piece: value, after: null } : undefined)
          }
        >
          <option value="">{words.sabotage.kept}</option>
          {targets.map(({ of, pieces }) => (
            <optgroup key={of} label={faction(of)}>
              {pieces.map((each) => (
                <option key={each.key} value={each.key}>
                  {each.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {strike !== undefined && fights(strike.piece) && (
        <label class="tell-field">
          <span>{words.sabotage.when}</span>
          <select
            value={`${strike.after ?? 0}`}
            onChange={({ currentTarget: { value } }) =>
              set({ ...strike, after: value === '0' ? null : Number(value) })
            }
          >
            <option value="0">{words.sabotage.now}</option>
            {ROUNDS.map((round) => (
              <option key={round} value={`${round}`}>
                {words.sabotage.after(round)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}
