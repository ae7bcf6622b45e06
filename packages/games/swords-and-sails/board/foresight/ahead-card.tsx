import './foresight.css'
import type { TableModel } from '@windward/kit/contract.ts'
import {
  type Ahead,
  type AttackAhead,
  errorIn,
  type HoldAhead,
  type SeaAhead,
  type SwordsAndSails,
  type Wondered,
} from '@windward/swords-and-sails/facts'
import { Said } from '../said.tsx'
import { FieldFacts } from './field-facts.tsx'
import { seerAt } from './seer.ts'
import { Siege } from './siege-facts.tsx'
import { Verdict } from './verdict.tsx'
import { words } from './words.en.ts'

interface AheadProps {
  readonly table: TableModel<SwordsAndSails>
  readonly wondered: Wondered
}

/** What is likely to come of it: the verdict first, then how it comes about, last what it assumes. */
export function AheadFacts({ table, wondered }: AheadProps) {
  const ahead = seerAt(table).see(wondered, 'thorough').value
  if (ahead === undefined) return <p class="ahead-wait">{words.reckoning}</p>
  return (
    <div class="ahead" data-ahead={ahead.about}>
      <AheadOf ahead={ahead} wondered={wondered} />
    </div>
  )
}

function AheadOf({ ahead, wondered }: { readonly ahead: Ahead; readonly wondered: Wondered }) {
  switch (ahead.about) {
    case 'attack':
      return <Attack ahead={ahead} wondered={wondered} />
    case 'sea':
      return <Sea ahead={ahead} />
    case 'hold':
      return <Hold ahead={ahead} />
    case 'nothing':
      return <p class="ahead-wait">{words.quiet}</p>
  }
}

function Attack({ ahead, wondered }: { readonly ahead: AttackAhead; readonly wondered: Wondered }) {
  const { taken, points, foes, odds, sea } = ahead
  const [worst, best] = odds
  const armies = wondered.about === 'attack' ? wondered.armies.map(({ id }) => id) : []
  const first = sea === undefined ? 1 : 2
  return (
    <>
      <Verdict chance={taken} about={words.takes(armies, ahead.land)} points={points} />
      {sea !== undefined && (
        <FieldFacts head={words.numbered(1, words.sea)} foes={sea.foes} odds={sea.odds} what="ship" />
      )}
      {foes !== undefined && worst.battle !== null && best.battle !== null && (
        <FieldFacts
          head={words.numbered(first, words.battle)}
          foes={foes}
          odds={[worst.battle, best.battle]}
          what="unit"
        />
      )}
      <Siege
        head={words.numbered(foes === undefined ? first : first + 1, words.siege)}
        odds={[worst.siege, best.siege]}
        isAfterBattle={foes !== undefined}
      />
      <p class="ahead-assumes">
        {words.assumes([...(sea === undefined ? [] : [sea.foes]), ...(foes === undefined ? [] : [foes])])}
        {sea !== undefined && ` ${words.dry}`} <Certainty ahead={ahead} />
      </p>
    </>
  )
}

function Sea({ ahead }: { readonly ahead: SeaAhead }) {
  const { foes, odds } = ahead
  return (
    <>
      <Verdict chance={[odds[0].win, odds[1].win]} about={words.wins} />
      <FieldFacts head={words.sea} foes={foes} odds={odds} what="ship" />
      <p class="ahead-assumes">
        {words.assumes([foes])} <Certainty ahead={ahead} />
      </p>
    </>
  )
}

/** SNS 15.2.5: each of those who can come, by himself. */
function Hold({ ahead }: { readonly ahead: HoldAhead }) {
  const [first] = ahead.against
  if (first === undefined) return <p class="ahead-wait">{words.nobody}</p>
  return (
    <>
      <Verdict chance={first.held} about={words.holds(ahead.land, first.faction)} />
      <h3>{words.canCome}</h3>
      <ul class="ahead-comers">
        {ahead.against.map(({ faction, foes, held }) => (
          <li key={faction}>
            <span>{words.against(foes, 'unit')}</span>
            <Said text={`*${words.held(held)}*`} />
          </li>
        ))}
      </ul>
      <p class="ahead-assumes">{words.assumes([first.foes])}</p>
    </>
  )
}

function Certainty({ ahead }: { readonly ahead: Ahead }) {
  const error = errorIn(ahead)
  return <span>{error > ROUGH ? words.rough(error) : words.sure(error)}</span>
}

const ROUGH = 0.01
