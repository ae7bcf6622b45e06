import { area, figure, headed, isLandId, names, ownPower, piece } from '@windward/swords-and-sails/facts'
import { citiesText } from '../area/describe.ts'
import { keyOfPiece } from '../map/standing.ts'
import { listIn, numberIn, textIn } from '../panels/brief.ts'
import { isFigure } from '../pieces/is-figure.ts'
import { isPieceKey } from '../pieces/is-piece-key.ts'
import type { About } from './about.ts'

const LAND_WORDS: Readonly<Record<string, string>> = {
  newTown: 'A minor city is built there at once, for nothing.',
  pretender: 'The land turns away from you and is neutral again, with its cities.',
  greatFire: 'The minor city you have built there burns down.',
}

/** Good and bad fortune in Spring, and what it costs to keep people. */
export const ofFortune: Readonly<Record<string, About>> = {
  'fortune-land': {
    words: ({ brief }) => LAND_WORDS[textIn(brief, 'card')] ?? 'Choose the land it falls on.',
    note: ({ view }, key) => (isLandId(key) ? citiesText(view.lands[key].cities) || 'no cities' : undefined),
    seal: ({ brief }) => (textIn(brief, 'card') === 'newTown' ? 'Found it there' : 'It falls there'),
  },
  'fortune-price': {
    facts: ({ view, seat }) => [{ label: 'Your gold', value: ownPower(view, seat).gold }],
    note: ({ brief, view, seat }, key) =>
      key === 'gold' ? `Leaves ${ownPower(view, seat).gold - numberIn(brief, 'gold')} gold.` : undefined,
    seal: (_, [key]) => (key === 'gold' ? 'Pay' : 'Bear the loss'),
  },
  'storm-losses': {
    words: () => 'Every fleet at sea loses a ship. What is aboard moves to the others while there is room.',
    head: ({ brief, view, seat }, stage) => {
      const key = listIn(brief, 'fleets').filter(isPieceKey)[stage]
      const fleet = ownPower(view, seat).fleets.find((each) => keyOfPiece(each) === key)
      return fleet === undefined || key === undefined ? undefined : `${piece(key)} in ${area(fleet.at)}`
    },
    name: (_, key) => (isFigure(key) ? headed(figure(key)) : undefined),
    seal: () => 'Lose them',
  },
  'mercenary-fees': {
    words: () => 'A band that is not paid leaves for good.',
    facts: ({ brief, view, seat }, path) => {
      const { gold } = ownPower(view, seat)
      const due = listIn(brief, 'bands').reduce<number>(
        (sum, band, place) => (path[place] === 'keep' ? sum + numberIn(band, 'fee') : sum),
        0,
      )
      return [
        { label: 'Fees', value: `${due} gold` },
        { label: 'Gold left', value: `${gold - due} of ${gold}` },
      ]
    },
    name: ({ brief }, key, stage) => {
      const fee = numberIn(listIn(brief, 'bands')[stage], 'fee')
      return key === 'keep' ? `Pay ${fee} gold` : 'Let them go'
    },
    head: ({ brief }, stage) => bandName(listIn(brief, 'bands')[stage]),
    seal: () => 'Pay so',
  },
}

/** `Slav Levy in Army I, 8 left`. */
function bandName(band: unknown): string | undefined {
  const [card, at] = [textIn(band, 'card'), textIn(band, 'piece')]
  const name = Object.entries(names.mercenaries).find(([id]) => id === card)?.[1].name
  return name === undefined || !isPieceKey(at)
    ? undefined
    : `${name} in ${piece(at)}, ${numberIn(band, 'left')} left`
}
