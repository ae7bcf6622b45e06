import './build.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  citiesText,
  cityLimit,
  type LandId,
  landsOf,
  minorPrice,
  nameOf,
  ownPower,
  priced,
  quarriesFor,
  type SwordsAndSails,
  siteOf,
  upgradePrice,
  type Work,
  workShape,
} from '@windward/swords-and-sails/facts'
import { Purse } from './purse.tsx'
import { words } from './words.en.ts'

function worksIn(work: unknown): Work[] {
  const read = workShape.array().safeParse(work)
  return read.success ? read.data : []
}

/** Phase 8: cities built and upgraded, at prices that rise as they are chosen. */
export function CitiesPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { seat } = question
  const view = table.position.value?.view ?? question.view
  const own = ownPower(view, seat)
  const works = worksIn(draft.work.value)
  const { prices, sites } = priced(view, own, works)
  const left = prices.reduce((gold, price) => gold - price, own.gold)
  const limit = cityLimit(view, seat)
  const paid = works.filter(({ quarry }) => !quarry).length
  const quarries = own.hand.filter((card) => card === 'stoneQuarry').length
  const spare = (work: Work['work'], land: LandId) =>
    quarriesFor(seat, [...works, { work, land, quarry: true }]) <= quarries
  const add = (work: Work) => draft.set([...works, work])
  return (
    <div class="build boxed">
      <Purse has={own.gold} left={left} />
      <p class="hint">{words.cities.chosen(paid, limit, quarries)}</p>
      {works.length > 0 && (
        <ol class="work-list" aria-label={words.cities.works}>
          {works.map((work, i) => (
            <li key={`${i} ${work.land}`}>
              <span>{words.cities.work(work, prices[i])}</span>
              <button type="button" class="quiet" onClick={() => draft.set(works.filter((_, j) => j !== i))}>
                {words.cities.takeBack}
              </button>
            </li>
          ))}
        </ol>
      )}
      <ul class="works">
        {landsOf(view, seat).map((land) => {
          const site = sites.get(land) ?? siteOf(view.lands[land], own, view.number)
          const minor = minorPrice(own, site.minors)
          const upgrade = upgradePrice(own, site.majors)
          return (
            <li key={land} class="work">
              <span>
                {nameOf(land)}
                <small>{citiesText(view.lands[land].cities) || words.cities.none}</small>
              </span>
              <WorkButton
                deed={words.cities.minor.deed}
                heard={words.cities.minor.heard(land)}
                price={minor}
                free={spare('minor', land)}
                open={paid < limit && minor <= left}
                choose={(quarry) => add({ work: 'minor', land, quarry })}
              />
              {site.ripe > 0 && (
                <WorkButton
                  deed={words.cities.upgrade.deed}
                  heard={words.cities.upgrade.heard(land)}
                  price={upgrade}
                  free={spare('upgrade', land)}
                  open={paid < limit && upgrade <= left}
                  choose={(quarry) => add({ work: 'upgrade', land, quarry })}
                />
              )}
            </li>
          )
        })}
      </ul>
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={works}
        label={works.length === 0 ? words.cities.nothing : words.cities.done}
      />
    </div>
  )
}

interface WorkButtonProps {
  readonly deed: string
  /** What follows it for those who do not see beside which land it stands. */
  readonly heard: string
  readonly price: number
  /** A quarry gives it for nothing. */
  readonly free: boolean
  readonly open: boolean
  readonly choose: (quarry: boolean) => void
}

function WorkButton({ deed, heard, price, free, open, choose }: WorkButtonProps) {
  return (
    <button type="button" class="plain" disabled={!open && !free} onClick={() => choose(free)}>
      {deed}
      <span class="unseen">{heard}</span>
      <small>{free ? words.cities.free : words.cities.price(price)}</small>
    </button>
  )
}
