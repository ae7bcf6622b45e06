import './ahead.css'
import type { TableModel } from '@windward/kit/contract.ts'
import { OddsBar } from '@windward/kit/foresight/odds-bar.tsx'
import { type Care, Reckoning } from '@windward/kit/foresight/reckoning.ts'
import type { Foreseen, SailsOfWar, View, Wondered } from '@windward/sails-of-war/facts'
import { middleOf, SHEET } from '../hex.ts'
import { wonderedNow } from './wonder.ts'
import { words } from './words.en.ts'

const open = (care: Care) =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: care })
const reckoning = new Reckoning<Wondered, Foreseen>(open, ({ exact, trials }) => !exact && trials < 100_000)

interface AheadProps {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
}

/** What is likely to come of the place somebody looks at or has chosen: the verdict first, last what it assumes. */
export function AheadCard({ table, view }: AheadProps) {
  const wondered = wonderedNow(table, view)
  if (wondered === undefined) return null
  const ahead = reckoning.see(wondered).value
  return (
    <section
      class={isHigh(view, wondered) ? 'sow-ahead low' : 'sow-ahead'}
      aria-label={words.place(wondered)}
      data-over
    >
      <h2>{words.place(wondered)}</h2>
      {ahead === undefined ? <p>{words.reckoning}</p> : <Facts wondered={wondered} ahead={ahead} />}
    </section>
  )
}

/** Of a place in the upper half of the ocean is spoken below, so that it is not covered. */
function isHigh(view: View, wondered: Wondered): boolean {
  const zone = wondered.about === 'land' ? view.realms[wondered.realm]?.at : wondered.zone
  return zone !== undefined && middleOf(zone).y < SHEET.height / 2
}

function Facts({ wondered, ahead }: { readonly wondered: Wondered; readonly ahead: Foreseen }) {
  return (
    <>
      <p class="sow-verdict">
        <b>{words.chance(ahead.win)}</b>
        <span>{wondered.about === 'land' ? words.takes : words.winsAtSea}</span>
      </p>
      <OddsBar
        win={[ahead.win, ahead.win]}
        lose={ahead.lose}
        words={{ win: words.win(ahead.win), lose: words.lose(ahead.lose), all: words.bar(ahead) }}
      />
      <p>{words.against(wondered)}</p>
      <p>{words.losses(ahead)}</p>
      <p class="sow-assumes">
        {words.assumes(wondered)} {words.certain(ahead)}
      </p>
    </>
  )
}
