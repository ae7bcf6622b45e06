import {
  ESPIONAGE,
  faction,
  isLandId,
  nameOf,
  ownPower,
  type SwordsAndSails,
} from '@windward/swords-and-sails/facts'
import { isFaction } from '../factions/faction.ts'
import { listIn, textIn } from '../panels/brief.ts'
import type { About, Asked } from './about.ts'

type Card = NonNullable<NonNullable<SwordsAndSails['view']['powers']['BYZ']>['hand']>[number]

const heldOf = ({ view, seat }: Asked, wanted: Card): string => {
  const held = ownPower(view, seat).hand.filter((card) => card === wanted).length
  return `${held}`
}

interface Counter {
  readonly card: Card
  readonly name: string
  readonly does: string
}

/** A card in answer to another’s: play it or keep it. */
const countering = ({ card, name, does }: Counter): About => ({
  words: () => does,
  facts: (asked) => [{ label: `${name} in your hand`, value: heldOf(asked, card) }],
  name: (_, key) => (key === 'counter' ? `Play ${name}` : 'Keep it'),
  note: (_, key) => (key === 'counter' ? 'The card is spent, whatever the dice show.' : undefined),
  seal: (_, [key]) => (key === 'counter' ? `Play ${name}` : 'Let it happen'),
})

const who = ({ brief }: Asked): string => {
  const by = textIn(brief, 'by')
  return isFaction(by) ? faction(by) : 'the other'
}

/** Cards against cards, agents, and voices in others’ affairs. */
export const ofIntrigue: Readonly<Record<string, About>> = {
  'unmask-pretender': {
    ...countering({
      card: 'unmaskPretender',
      name: 'Unmask Pretender',
      does: 'The land stays neutral, and the gold that was paid for it is gone.',
    }),
    note: (asked, key) => (key === 'counter' ? `The card is spent; ${who(asked)} gets nothing.` : undefined),
  },
  'counter-spy': countering({
    card: 'counterSpy',
    name: 'Counter-Spy',
    does: 'The spy needs 8 or less on two dice; against a Counter-Spy only 5 or less will do.',
  }),
  'counter-sabotage': countering({
    card: 'counterSabotage',
    name: 'Counter Sabotage',
    does: 'It adds 3 to the roll: the more the dice show, the less is lost.',
  }),
  'sabotage-between-rounds': {
    words: () =>
      'Everybody with cards is asked between two rounds, whatever they hold. Who wants to be asked no more leaves an instruction.',
    facts: (asked) => [{ label: 'Sabotage in your hand', value: heldOf(asked, 'sabotage') }],
    note: (_, key) => (key === 'pass' ? undefined : 'The card is spent, whatever the dice show.'),
    seal: (_, [key]) => (key === 'pass' ? 'Play none' : 'Play Sabotage'),
  },
  'ready-sabotage': {
    words: () =>
      'Battles are fought side by side, so a card must be kept ready for one of them. A card that is not played stays in your hand.',
    facts: (asked) => [
      { label: 'Sabotage in your hand', value: heldOf(asked, 'sabotage') },
      { label: 'Counter Sabotage in your hand', value: heldOf(asked, 'counterSabotage') },
    ],
    seal: () => 'Keep them ready so',
  },
  'call-up-militia': {
    ...countering({
      card: 'callUpMilitia',
      name: 'Call Up Militia',
      does: 'Without it, and without an army of yours or of your team there, the land turns neutral with its cities when the next intrigue begins.',
    }),
    note: (_, key) => (key === 'counter' ? 'The land stays yours.' : undefined),
  },
  'support-unrest': {
    words: ({ brief }) => {
      const land = textIn(brief, 'land')
      const name = isLandId(land) ? nameOf(land) : 'The land'
      return `With two other seats in agreement ${name} will turn neutral when the next intrigue begins, unless its owner or his team brings an army there.`
    },
    name: (_, key) => (key === 'agree' ? 'Agree' : 'Refuse'),
    seal: (_, [key]) => (key === 'agree' ? 'Agree' : 'Refuse'),
  },
  'counter-agents': {
    words: () =>
      'Each adds 3 to the dice of one attempt to spy on you, which succeeds with 8 or less. Their number stays hidden; those not needed are lost.',
    facts: ({ view, seat }, [agents]) => {
      const { gold } = ownPower(view, seat)
      const spent = typeof agents === 'number' ? agents * ESPIONAGE.counterAgentPrice : 0
      return [{ label: 'Gold left', value: `${gold - spent} of ${gold}` }]
    },
    seal: (_, [agents]) => (agents === 0 ? 'Hire none' : 'Hire them'),
  },
  'call-talks': {
    words: () =>
      'Your Diplomat may call others to talks before any phase: teams and deals made there hold at once.',
    head: (_, stage) => (stage === 1 ? 'With whom' : undefined),
    seal: (_, [key]) => (key === 'call' ? 'Call them' : 'No talks now'),
  },
  'last-subterfuge': {
    words: ({ brief }) =>
      listIn(brief, 'targets').includes(null)
        ? 'The attempt is undone and the land stays neutral; the gold paid for it is gone.'
        : 'Who is silenced no longer supports the attempt. With too few supporters left the land stays neutral.',
    seal: (_, [key]) => (key === 'pass' ? 'Let it happen' : 'Play Diplomatic Subterfuge'),
  },
}
