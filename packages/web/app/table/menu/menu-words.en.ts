import type { Host } from '@windward/kit/contract.ts'
import type { GameTypes } from '@windward/table'

const KEPT: Readonly<Record<Host<GameTypes>['kind'], string>> = {
  local: 'The game is kept in this browser: leave whenever you like and go on later.',
  online: 'The game goes on at the server: leave whenever you like and come back.',
  replay: '',
}

/** What the menu of a table says. */
export const menuWords = {
  brief: 'The game in short',
  rules: 'Rules',
  glossary: 'Glossary',
  reference: 'Quick reference',
  records: 'Records',
  leave: 'Leave the table',
  kept: (kind: Host<GameTypes>['kind']) => KEPT[kind],
  back: 'Back to the game',
  takeBack: 'Take the turn back',
  nothingToTakeBack: 'There is nothing of yours to take back yet.',
  takenBack: 'Starts the turn again as a new game with fresh dice. This one is kept as it is.',
  shortcuts: {
    title: 'Shortcuts',
    all: [
      ['?', 'this menu'],
      ['Ctrl + Enter', 'submit what is asked'],
      ['Ctrl + Z', 'undo the last step of your draft'],
      ['Ctrl + Y', 'redo it'],
      ['G', 'explain the words of what has the focus'],
      ['Space', 'next step of the turn report'],
      ['Esc', 'skip the turn report'],
    ],
  },
} as const

interface Problem {
  readonly game: string
  readonly match: string
  readonly turn: number
  readonly step: number
  readonly asked: readonly string[]
  readonly browser: string
}

export const problemWords = {
  title: 'Report a problem',
  about:
    'Add what happened and what you expected, and send it to whoever runs this table. Nothing is sent by itself.',
  text: ({ game, match, turn, step, asked, browser }: Problem) =>
    [
      'What happened:',
      'What I expected:',
      '',
      `${game}, match ${match}, turn ${turn}, step ${step}${asked.length === 0 ? '' : `, asked: ${asked.join(', ')}`}`,
      browser,
    ].join('\n'),
  recordLater: 'The record of the match holds secrets until it is over; then you can add it from Records.',
  recordNow: 'You may add the record of the match: it is under Records.',
}
