import type { TableModel } from '@windward/kit/contract.ts'
import {
  fighterOf,
  heroName,
  type OpenHero,
  QUEST_NAMES,
  QUESTS,
  type RaceId,
  type SailsOfWar,
  type View,
} from '@windward/sails-of-war/facts'
import { Portrait } from '../portrait.tsx'
import { words } from './words.en.ts'

interface HeroListProps {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
  readonly race: RaceId
}

/** One's own Heroes: where they are, how they fare, and what they are out for. */
export function HeroList({ table, view, race }: HeroListProps) {
  const heroes = view.heroes.filter(({ owner }) => owner === race)
  if (heroes.length === 0) return <p>{words.heroes.none}</p>
  return (
    <ul class="sow-heroes">
      {heroes.map((hero) => (
        <li key={hero.id}>
          <button
            type="button"
            class="branch sow-branch"
            onClick={() => {
              table.selection.value = hero.id
              table.highlight.value = [hero.id]
            }}
          >
            <Portrait race={race} />
            <span>
              <strong>{heroName(hero.id)}</strong>
              <small>{words.heroes.state(hero, fighterOf(hero))}</small>
            </span>
          </button>
          <Quest hero={hero} />
        </li>
      ))}
    </ul>
  )
}

function Quest({ hero: { quest } }: { readonly hero: OpenHero }) {
  if (quest === null || quest === 'secret') return null
  if (quest.prize !== null) return <p>{words.heroes.carries(quest.prize)}</p>
  if (quest.card === null) return null
  return (
    <div class="sow-quest">
      <p>
        <strong>{QUEST_NAMES[quest.card]}</strong>
        {words.heroes.secret}
      </p>
      <ol>
        {QUESTS[quest.card].stages.map((stage, index) => (
          <li key={stage.at} class={index < quest.stage ? 'sow-done' : ''}>
            {words.heroes.stage(stage, index < quest.stage)}
          </li>
        ))}
      </ol>
    </div>
  )
}
