import { type AnswerTask, freely, type Lesson, step } from '@windward/table/lesson'
import { basicWords as words } from './enemy-in-sight.en.ts'

/** The cards that bring both broadsides to bear, with these dice and these French. */
const WANTED = [
  { ship: 'hms-terpsichore', card: 'veer-4', actions: [] },
  { ship: 'hms-defence', card: 'veer-4', actions: [] },
]

const isPlan = (given: unknown): given is readonly { readonly ship: string; readonly card: string }[] =>
  Array.isArray(given)

/** Both ships take the card that is asked for. */
const planTurn: AnswerTask = {
  do: 'answer',
  kind: 'plan',
  shows: () => WANTED,
  judge: (given) => {
    const cards = isPlan(given) ? given : []
    const other = WANTED.find(({ ship, card }) => cards.find((each) => each.ship === ship)?.card !== card)
    return other && words.otherCard(other.ship)
  },
}

/** Enemy in Sight by the Basic rules: from the last card before the first broadside. */
export const enemyInSight: Lesson = {
  id: 'enemy-in-sight-basic',
  title: words.title,
  about: words.about,
  minutes: 8,
  table: {
    options: { trainingAids: true },
    here: 'british-1',
    bots: ['french-1'],
    seed: 'enemy in sight',
    script: [],
    begins: { turn: 3, kind: 'plan' },
  },
  parts: [
    {
      name: words.parts.sea,
      steps: [
        step(words.welcome, {
          points: [{ place: 'hms-terpsichore' }],
          task: { do: 'look', at: ['hms-terpsichore'], otherwise: words.notHer() },
        }),
        step(words.enemy, { points: [{ place: 'courageuse' }, { place: 'genereux' }] }),
        step(words.turn, { points: [{ part: 'phases' }] }),
        step(words.wind),
        step(words.attitude),
      ],
    },
    {
      name: words.parts.planning,
      steps: [step(words.cards), step(words.plan, { points: [{ part: 'decision' }], task: planTurn })],
    },
    { name: words.parts.movement, steps: [step(words.movement), step(words.overlap)] },
    {
      name: words.parts.combat,
      steps: [
        step(words.arcs),
        step(words.range),
        step(words.fire, { points: [{ part: 'decision' }], task: freely('fire') }),
        step(words.damage),
        step(words.surrender),
      ],
    },
    {
      name: words.parts.reloading,
      steps: [step(words.reload), step(words.goOn, { task: freely('plan') }), step(words.end)],
    },
  ],
}
