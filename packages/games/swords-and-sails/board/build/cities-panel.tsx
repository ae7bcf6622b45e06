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
      <p class="hint">
        {paid} of {limit} paid works chosen
        {quarries > 0 && `; ${quarries} Stone ${quarries === 1 ? 'Quarry' : 'Quarries'} in hand`}.
      </p>
      {works.length > 0 && (
        <ol class="work-list" aria-label="Chosen works">
          {works.map((work, i) => (
            <li key={`${i} ${work.land}`}>
              <span>
                {work.work === 'minor' ? 'Minor city' : 'Upgrade'} in {nameOf(work.land)},{' '}
                {work.quarry ? 'by the quarry' : `${prices[i]} gold`}
              </span>
              <button type="button" class="quiet" onClick={() => draft.set(works.filter((_, j) => j !== i))}>
                take back
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
                <small>{citiesText(view.lands[land].cities) || 'no cities'}</small>
              </span>
              <WorkButton
                name={`a minor city in ${nameOf(land)}`}
                word="Build"
                price={minor}
                free={spare('minor', land)}
                open={paid < limit && minor <= left}
                choose={(quarry) => add({ work: 'minor', land, quarry })}
              />
              {site.ripe > 0 && (
                <WorkButton
                  name={`a city in ${nameOf(land)}`}
                  word="Upgrade"
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
        label={works.length === 0 ? 'Build no cities' : 'Seal the works'}
      />
    </div>
  )
}

interface WorkButtonProps {
  readonly name: string
  readonly word: string
  readonly price: number
  /** A quarry gives it for nothing. */
  readonly free: boolean
  readonly open: boolean
  readonly choose: (quarry: boolean) => void
}

function WorkButton({ name, word, price, free, open, choose }: WorkButtonProps) {
  return (
    <button type="button" class="plain" disabled={!open && !free} onClick={() => choose(free)}>
      {word}
      <span class="unseen"> {name}, </span>
      <small>{free ? 'free' : price}</small>
    </button>
  )
}
