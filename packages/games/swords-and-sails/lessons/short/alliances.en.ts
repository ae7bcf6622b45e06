import type { Wrong } from '@windward/table/lesson'

export const allianceWords = {
  title: 'Alliances and victory',
  about: 'What an alliance scores, what it costs, and how a match is won.',
  parts: { score: 'The score', ally: 'An alliance', win: 'Winning' },
  points: {
    id: 'own-points',
    title: 'Your own points',
    text: 'You are England. Each land is 1 point, each minor city 1, each major city 3; another realm’s capital brings 10 more to whoever took it last {1}.',
    clause: 'SNS 11.2.2',
  },
  average: {
    id: 'team-average',
    title: 'What is an alliance worth?',
    text: 'Allies add up, divide by their number, and add 5 for two, 10 for three, 15 for four. You have 18 and France has 24: what does the alliance score?',
    clause: 'SNS 11.3.1',
    choices: [
      { text: '42', right: false, because: 'The sum is divided by the two of you.' },
      { text: '26', right: true, because: '42 by 2 is 21, and 5 for two members.' },
      { text: '21', right: false, because: 'The 5 for two members are missing.' },
    ],
  },
  better: {
    id: 'better',
    title: 'Who gains by it',
    text: 'You gain 8 points by it and France 2: the weaker of two gains more. From then on a point of your own moves the score by a half only. Allies never attack each other, may pass through each other’s land from the next season on, and win together.',
    clause: 'SNS 4.2.7',
  },
  propose: {
    id: 'propose',
    title: 'Propose it to France',
    text: 'In this phase, and in no other, alliances are made and left. Propose one to France {1}: it counts as soon as all in it have agreed.',
    clause: 'SNS 4.2.1',
  },
  notTeam: (): Wrong => ({
    title: 'First an alliance',
    text: 'Propose an alliance with France, nothing else for now.',
    clause: 'SNS 4.2.1',
  }),
  secret: {
    id: 'secret',
    title: 'No secret alliances',
    text: 'What is agreed in whispers scores nothing and gives no passage. A team is public at once; and everybody may leave it in this phase without asking.',
    clause: 'SNS 4.2.4',
  },
  ready: {
    id: 'done-talking',
    title: 'Done',
    text: 'Press Done when you have finished talking {1}.',
    clause: 'SNS 4.1.1',
  },
  mark: {
    id: 'mark',
    title: 'Once is not enough',
    text: 'At the end of a season a side with 40 points or more, and at least as many as anybody else, is marked. If that is still so at the end of the next, it wins. At the end of Autumn you have 41 and the Empire 43: who is marked?',
    clause: 'SNS 11.4.2',
    choices: [
      { text: 'You', right: false, because: 'The Empire has more.' },
      {
        text: 'The Empire',
        right: true,
        because: 'Both are above 40, but only the Empire has no one above it.',
      },
      { text: 'Both', right: false, because: 'To be marked one must not be below any other side.' },
    ],
  },
  stop: {
    id: 'stop-it',
    title: 'How to stop it',
    text: 'You have one season. Overtake the Empire, or take so much from it that it falls below 40: then its mark is gone and it must begin again. The report of each season says who is a season from winning.',
    clause: 'SNS 11.4.4',
  },
  wait: {
    id: 'wait',
    title: 'An alliance has to wait',
    text: 'You make an alliance in Summer and reach 40 with it at once. When can it win at the earliest?',
    clause: 'SNS 11.4.1',
    choices: [
      {
        text: 'At the end of Summer',
        right: false,
        because: 'A side that has changed cannot win in the same season.',
      },
      { text: 'At the end of Autumn', right: false, because: 'It waits two seasons.' },
      {
        text: 'At the end of Winter',
        right: true,
        because: 'Two seasons after it changed. Whoever leaves waits as long, and so does the side he joins.',
      },
    ],
  },
} as const
