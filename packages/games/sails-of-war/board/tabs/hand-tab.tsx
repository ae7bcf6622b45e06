import type { TableModel } from '@windward/kit/contract.ts'
import {
  ARTIFACT_NAMES,
  ARTIFACT_TEXTS,
  CARD_NAMES,
  CARD_TEXTS,
  openPlayer,
  REALM_IDS,
  RELIC_NAMES,
  RELIC_TEXTS,
  type SailsOfWar,
  type Text,
} from '@windward/sails-of-war/facts'
import { CardPicture, type CardPictureProps } from '../card-picture.tsx'
import { Afterwards } from './afterwards.tsx'
import { HeroList } from './hero-list.tsx'
import { words } from './words.en.ts'
import './cards.css'

/** What one holds and knows: cards, Heroes with their quests, artifacts, and what was seen in secret. */
export function HandTab({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const position = table.position.value
  if (position === undefined) return null
  const { view, seat } = position
  const player = view.seats.flatMap((race) => (race === seat ? [openPlayer(view, race)] : []))[0]
  if (player === undefined) return <p>{words.hand.onlyPlayers}</p>
  const hand = typeof player.hand === 'number' ? [] : player.hand
  const { glimpsed = {}, spied = [] } = view.secrets ?? {}
  const seen = REALM_IDS.flatMap((realm) => {
    const counter = glimpsed[realm]
    return counter === undefined ? [] : [words.hand.glimpsed(realm, counter)]
  })
  return (
    <div class="sow-holdings">
      <Afterwards table={table} />
      <h3>{words.hand.cards}</h3>
      {hand.length === 0 && <p>{words.hand.noCards}</p>}
      <ul class="sow-hand">
        {hand.map((card, index) => (
          <Card
            key={index}
            card={card}
            race={player.race}
            name={CARD_NAMES[card]}
            text={CARD_TEXTS[card]}
            table={table}
          />
        ))}
      </ul>
      <h3>{words.hand.heroes}</h3>
      <HeroList table={table} view={view} race={player.race} />
      {player.relics.length + player.artifacts.length > 0 && <h3>{words.hand.artifacts}</h3>}
      <ul class="sow-hand">
        {player.relics.map((relic) => (
          <Card
            key={relic}
            card={relic}
            race={player.race}
            name={RELIC_NAMES[relic]}
            text={RELIC_TEXTS[relic]}
            table={table}
          />
        ))}
        {player.artifacts.map((artifact) => (
          <Card
            key={artifact}
            card={artifact}
            race={player.race}
            name={ARTIFACT_NAMES[artifact]}
            text={ARTIFACT_TEXTS[artifact]}
            table={table}
          />
        ))}
      </ul>
      {seen.length + spied.length > 0 && <h3>{words.hand.secrets}</h3>}
      {seen.length > 0 && <p>{seen.join('; ')}</p>}
      {spied.map((held, index) => (
        <p key={index}>{words.hand.spied(held)}</p>
      ))}
    </div>
  )
}

interface CardProps extends CardPictureProps {
  readonly name: string
  readonly text: Text
  readonly table: TableModel<SailsOfWar>
}

/** A card, face up; its clause says the rest. */
function Card({ card, race, name, text, table }: CardProps) {
  return (
    <li class="sow-held-card">
      <CardPicture card={card} race={race} />
      <p class="sow-when">{text.when}</p>
      <p class="sow-title">{name}</p>
      <p>{text.does}</p>
      <button type="button" class="quiet" onClick={() => table.showClause(text.clause)}>
        {text.clause}
        <span class="unseen">{words.hand.clauseOf(name)}</span>
      </button>
    </li>
  )
}
