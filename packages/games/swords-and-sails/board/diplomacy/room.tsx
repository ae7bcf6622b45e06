import { teamOf } from '@windward/swords-and-sails/facts'
import { Emblem } from '../factions/emblem.tsx'
import { shortName } from '../factions/faction.ts'
import type { Floor } from './diplomacy-panel.tsx'
import { words } from './words.en.ts'

/** Who is in the room, and in which team. */
export function Room({ floor: { view, seat } }: { readonly floor: Floor }) {
  const room = view.talk?.room ?? []
  return (
    <ul class="room" aria-label={words.room.name}>
      {room
        .filter((each) => each !== seat)
        .map((each) => (
          <li key={each}>
            <Emblem of={each} size={16} /> {shortName(each)}
            <TeamMark mark={teamOf(view, each)?.mark} />
          </li>
        ))}
    </ul>
  )
}

function TeamMark({ mark }: { readonly mark: string | undefined }) {
  return mark === undefined ? null : <small>{words.room.team(mark)}</small>
}
