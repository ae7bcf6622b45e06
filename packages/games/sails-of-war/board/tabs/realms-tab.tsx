import type { TableModel } from '@windward/kit/contract.ts'
import { REALM_NAMES, realmsOnBoard, type SailsOfWar } from '@windward/sails-of-war/facts'
import { aboutRealm, edgesInWords } from '../describe.ts'
import { words as board } from '../words.en.ts'
import { neighboursInWords } from '../zone-words.ts'
import { words } from './words.en.ts'
import './tabs.css'

/** The board in words, Realm by Realm from the top left, then the ships and the serpents. */
export function RealmsTab({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const view = table.shown.value
  if (view === undefined) return null
  const show = (place: string) => {
    table.selection.value = place
    table.highlight.value = [place]
  }
  const realms = realmsOnBoard(view)
  return (
    <div class="sow-words">
      <h3>{words.realms.title}</h3>
      {realms.length === 0 && <p>{words.realms.none}</p>}
      <ul class="plain-list">
        {realms.map((realm) => (
          <li key={realm.id}>
            <button type="button" class="branch" onClick={() => show(realm.id)}>
              <strong>{REALM_NAMES[realm.id]}</strong>
              {words.realms.on(realm.at)}
              <small>{aboutRealm(view, realm)}</small>
              {view.phase === 'laying' && <small>{edgesInWords(realm)}</small>}
              <small class="unseen">{words.realms.around(neighboursInWords(view, realm.at))}</small>
            </button>
          </li>
        ))}
      </ul>
      {view.ships.length > 0 && <h3>{words.realms.ships}</h3>}
      <ul class="plain-list">
        {view.ships.map((ship) => (
          <li key={ship.id}>
            <button type="button" class="branch" onClick={() => show(ship.id)}>
              {board.ship(ship)}
            </button>
          </li>
        ))}
      </ul>
      {view.serpents.length > 0 && <h3>{words.realms.serpents}</h3>}
      <ul class="plain-list">
        {view.serpents.map((zone, index) => (
          <li key={index}>
            <button type="button" class="branch" onClick={() => show(`${zone}`)}>
              {words.realms.serpent(zone)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
