import '@windward/kit/panel/panel.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  espionagePrice,
  type FactionId,
  faction,
  headed,
  nameOf,
  ownPower,
  type PieceKey,
  piece,
  type SeenArmy,
  type SeenFleet,
  type SwordsAndSails,
  spyTargets,
} from '@windward/swords-and-sails/facts'
import { Purse } from '../build/purse.tsx'
import { Emblem } from '../factions/emblem.tsx'
import { keyOfPiece, piecesIn } from '../map/standing.ts'
import { isPieceKey } from '../pieces/is-piece-key.ts'
import { words } from './words.en.ts'

/** SNS 12.1: any number of attempts, all named at once, with what they cost. */
export function EspionagePanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { seat } = question
  const view = table.position.value?.view ?? question.view
  const own = ownPower(view, seat)
  const { work } = draft
  const chosen = Array.isArray(work.value) ? work.value.filter(isPieceKey) : []
  const price = espionagePrice(seat, own, chosen.length)
  const more = espionagePrice(seat, own, chosen.length + 1)
  const { armies, fleets } = piecesIn(view)
  const turn = (key: PieceKey) =>
    draft.set(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key])
  const targets = spyTargets(view, seat)
  const there = [...armies, ...fleets].filter((each) => targets.includes(keyOfPiece(each)))
  return (
    <div class="walk">
      <p class="asked-hint">{words.espionage.lead}</p>
      <Purse has={own.gold} left={own.gold - price} />
      {view.seats.map((other) => (
        <Targets
          key={other}
          of={other}
          there={there.filter((each) => each.faction === other)}
          chosen={chosen}
          full={more > own.gold}
          turn={turn}
        />
      ))}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={chosen}
        label={chosen.length === 0 ? words.espionage.nobody : words.espionage.done}
      />
    </div>
  )
}

interface TargetsProps {
  readonly of: FactionId
  readonly there: readonly (SeenArmy | SeenFleet)[]
  readonly chosen: readonly PieceKey[]
  readonly full: boolean
  readonly turn: (key: PieceKey) => void
}

function Targets({ of, there, chosen, full, turn }: TargetsProps) {
  if (there.length === 0) return null
  return (
    <fieldset class="stage">
      <legend>
        <Emblem of={of} size={16} /> {headed(faction(of))}
      </legend>
      <ul class="choices many">
        {there.map((each) => {
          const key = keyOfPiece(each)
          const pressed = chosen.includes(key)
          return (
            <li key={key}>
              <button
                type="button"
                class="choice"
                aria-pressed={pressed}
                disabled={full && !pressed}
                onClick={() => turn(key)}
              >
                <span>
                  <b>{piece(key)}</b>
                  <small>{nameOf(each.at)}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
