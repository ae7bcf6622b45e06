import type { Reference } from '@windward/kit/reference.ts'
import { classOf, loadName, SHIP_IDS, SHIPS, type Side, sideName } from './src/facts.ts'

const SIDES: readonly Side[] = ['british', 'french']

const row = (parts: readonly number[]): string => parts.join(' / ')

function shipsOf(side: Side): Reference[number] {
  return {
    title: 'Ships, undamaged',
    of: sideName(side),
    about: 'Firepower is that of the stem, central and stern arc.',
    head: [
      'Ship',
      'Class',
      'Guns',
      'Burden',
      'Veer',
      'Hull boxes',
      'Firepower',
      'Musketry',
      'Crew actions',
      'Points',
    ],
    rows: SHIP_IDS.filter((id) => SHIPS[id].navy === side).map((id) => {
      const { name, burden, veer, log, points } = classOf(id)
      const [first] = log
      return [
        SHIPS[id].name,
        name,
        SHIPS[id].guns,
        burden,
        veer,
        log.length,
        first === undefined ? '' : row(first.guns),
        first?.musketry ?? 0,
        first?.actions ?? 0,
        points,
      ]
    }),
  }
}

const alike: Reference = [
  {
    title: 'A turn',
    head: ['Phase', 'What happens'],
    rows: [
      [
        'Planning',
        'A manoeuvre card for each ship, in secret; with the Advanced rules also the crew’s actions.',
      ],
      ['Actions', 'Only with the Advanced rules: what the crews do.'],
      ['Movement', 'All ships sail at once, each along its card.'],
      ['Combat', 'Broadsides and muskets; damage is drawn.'],
      ['Reloading', 'Guns that have fired are loaded again.'],
    ],
  },
  {
    title: 'Attitude to the wind',
    head: ['Attitude', 'Where the wind is', 'What it means'],
    rows: [
      ['Reaching', 'on her side', 'her fastest line'],
      ['Running', 'behind her', 'a slower line'],
      ['Beating', 'before her beam', 'a slower line'],
      ['Taken aback', 'against her bow', 'she drifts astern, by a red card'],
    ],
  },
  {
    title: 'What guns fire',
    head: ['Load', 'Near', 'Far'],
    rows: [
      [loadName('ball'), 'counters B', 'counters A'],
      [loadName('chain'), 'counters C, against masts and sails', 'out of reach'],
      [loadName('grape'), 'counters D, against the crew', 'out of reach'],
      [loadName('double'), 'counters A and B', 'out of reach'],
    ],
  },
]

/** What is looked up again and again. */
export const reference: Reference = [...alike, ...SIDES.map(shipsOf)]
