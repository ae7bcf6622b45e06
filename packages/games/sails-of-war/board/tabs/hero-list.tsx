import type { TableModel } from '@windward/kit/contract.ts'
import {
  ARTIFACT_NAMES,
  FOE_NAMES,
  fighterOf,
  heroName,
  type OpenHero,
  QUEST_NAMES,
  QUESTS,
  type RaceId,
  REALM_NAMES,
  type SailsOfWar,
  type View,
} from '@windward/sails-of-war/facts'
import { HERO_MARK } from '../signs/marks.ts'
import { Mark } from '../signs/sign.tsx'

interface HeroListProps {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
  readonly race: RaceId
}

/** One's own Heroes: where they are, how they fare, and what they are out for. */
export function HeroList({ table, view, race }: HeroListProps) {
  const heroes = view.heroes.filter(({ owner }) => owner === race)
  if (heroes.length === 0) return <p>You have no Hero.</p>
  return (
    <ul class="sow-heroes">
      {heroes.map((hero) => {
        const { life, dice, hit, damage } = fighterOf(hero)
        return (
          <li key={hero.id}>
            <button
              type="button"
              class="branch sow-branch"
              onClick={() => {
                table.selection.value = hero.id
                table.highlight.value = [hero.id]
              }}
            >
              <Mark d={HERO_MARK} />
              <span>
                <strong>{heroName(hero.id)}</strong>
                <small>
                  {hero.realm === null ? 'aboard a ship' : `in ${REALM_NAMES[hero.realm]}`}, life{' '}
                  {life - hero.wounds} of {life}, {dice} dice hitting on {hit} for {damage}
                  {hero.artifacts.map((artifact) => `, ${ARTIFACT_NAMES[artifact]}`).join('')}
                </small>
              </span>
            </button>
            <Quest hero={hero} />
          </li>
        )
      })}
    </ul>
  )
}

function Quest({ hero: { quest } }: { readonly hero: OpenHero }) {
  if (quest === null || quest === 'secret') return null
  if (quest.prize !== null)
    return (
      <p>
        Carries {quest.prize === 'star' ? 'a Star of Timorran' : `the ${ARTIFACT_NAMES[quest.prize]}`}: bring
        it home.
      </p>
    )
  if (quest.card === null) return null
  return (
    <div class="sow-quest">
      <p>
        <strong>{QUEST_NAMES[quest.card]}</strong>, only you see this
      </p>
      <ol>
        {QUESTS[quest.card].stages.map(({ at, trial }, index) => (
          <li key={at} class={index < quest.stage ? 'sow-done' : ''}>
            {REALM_NAMES[at]}: {trialInWords(trial)}
            {index < quest.stage && ' ✓'}
          </li>
        ))}
      </ol>
    </div>
  )
}

function trialInWords(trial: (typeof QUESTS)['lost-mine']['stages'][number]['trial']): string {
  if (trial === null) return 'be there'
  return typeof trial === 'number' ? `a die of ${trial} or more` : FOE_NAMES[trial]
}
