import type { TableModel } from '@windward/kit/contract.ts'
import {
  ARTIFACT_NAMES,
  ARTIFACT_TEXTS,
  CARD_NAMES,
  CARD_TEXTS,
  COUNTER_NAMES,
  openPlayer,
  RACE_NAMES,
  REALM_IDS,
  REALM_NAMES,
  RELIC_NAMES,
  RELIC_TEXTS,
  type SailsOfWar,
  type Text,
} from '@windward/sails-of-war/facts'
import { Afterwards } from './afterwards.tsx'
import { HeroList } from './hero-list.tsx'
import './cards.css'

/** What one holds and knows: cards, Heroes with their quests, artifacts, and what was seen in secret. */
export function HandTab({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const position = table.position.value
  if (position === undefined) return null
  const { view, seat } = position
  const player = view.seats.flatMap((race) => (race === seat ? [openPlayer(view, race)] : []))[0]
  if (player === undefined) return <p>Only those who play hold cards.</p>
  const hand = typeof player.hand === 'number' ? [] : player.hand
  const { glimpsed = {}, spied = [] } = view.secrets ?? {}
  const seen = REALM_IDS.flatMap((realm) => {
    const counter = glimpsed[realm]
    return counter === undefined ? [] : [`${REALM_NAMES[realm]}: ${COUNTER_NAMES[counter]}`]
  })
  return (
    <div class="sow-holdings">
      <Afterwards table={table} />
      <h3>Action Cards</h3>
      {hand.length === 0 && <p>You hold no cards.</p>}
      <ul class="sow-hand">
        {hand.map((card, index) => (
          <Card key={index} name={CARD_NAMES[card]} text={CARD_TEXTS[card]} table={table} />
        ))}
      </ul>
      <h3>Heroes</h3>
      <HeroList table={table} view={view} race={player.race} />
      {player.relics.length + player.artifacts.length > 0 && <h3>Artifacts</h3>}
      <ul class="sow-hand">
        {player.relics.map((relic) => (
          <Card key={relic} name={RELIC_NAMES[relic]} text={RELIC_TEXTS[relic]} table={table} />
        ))}
        {player.artifacts.map((artifact) => (
          <Card
            key={artifact}
            name={ARTIFACT_NAMES[artifact]}
            text={ARTIFACT_TEXTS[artifact]}
            table={table}
          />
        ))}
      </ul>
      {seen.length + spied.length > 0 && <h3>Seen in secret</h3>}
      {seen.length > 0 && <p>{seen.join('; ')}</p>}
      {spied.map(({ race, cards }, index) => (
        <p key={index}>
          {RACE_NAMES[race]} held {cards.map((card) => CARD_NAMES[card]).join(', ') || 'nothing'}.
        </p>
      ))}
    </div>
  )
}

interface CardProps {
  readonly name: string
  readonly text: Text
  readonly table: TableModel<SailsOfWar>
}

/** A card, face up; its clause says the rest. */
function Card({ name, text, table }: CardProps) {
  return (
    <li class="sow-held-card">
      <p class="sow-when">{text.when}</p>
      <p class="sow-title">{name}</p>
      <p>{text.does}</p>
      <button type="button" class="quiet" onClick={() => table.showClause(text.clause)}>
        {text.clause}
        <span class="unseen">: {name}</span>
      </button>
    </li>
  )
}
