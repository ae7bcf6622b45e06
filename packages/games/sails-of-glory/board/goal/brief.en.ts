import type { Brief } from '@windward/kit/contract.ts'
import { reaches, type Seat, shipName, sideName, sideOf, type View } from '@windward/sails-of-glory/facts'

const phase = (name: string, about: string, decides = true) => ({ name, about, decides })

/** The game on one card. */
export function briefFor(view: View, seat: Seat): Brief {
  const ships = view.ships.filter(({ captain }) => captain === seat).map(({ id }) => shipName(id))
  const advanced = reaches(view.options.level, 'advanced')
  const crew = advanced ? [phase('Actions', 'sails, guns, pumps and repairs')] : []
  return {
    title: `You command for the ${sideName(sideOf(seat))} side`,
    about: `Your ships: ${ships.join(' and ')}. The coloured ring around a ship shows how she lies to the wind.`,
    worth: [
      { figure: 'near', what: 'broadsides hit harder' },
      { figure: 'raking', what: 'along her whole length hits hardest' },
      { figure: 'aback', what: 'into the wind: she loses her way' },
    ],
    turn: {
      title: `A turn is ${advanced ? 'five' : 'four'} phases`,
      rows: [
        {
          name: 'Sail',
          phases: [
            phase('Planning', 'choose a manoeuvre card for each ship, in secret'),
            ...crew,
            phase('Movement', 'all ships sail at once', false),
          ],
        },
        {
          name: 'Fight',
          phases: [
            phase('Combat', 'choose what each side fires at'),
            phase('Reloading', 'load the guns again'),
          ],
        },
      ],
    },
  }
}
