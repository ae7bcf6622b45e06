import type { Wrong } from '@windward/table/lesson'

/** What is said to what a step does not want, whichever lesson it is. */
export const answerWords = {
  notNow: (): Wrong => ({
    title: 'Another time',
    text: 'That is allowed, but it is not what this step shows. Read once more what it asks for.',
  }),
  thatIsAll: (): Wrong => ({
    title: 'Enough for this lesson',
    text: 'More could be done, but what comes next counts on what you have. Say that you are done.',
  }),
  otherPlace: (name: string): Wrong => ({
    title: 'Not this one',
    text: `${name} is lit on the map.`,
  }),
}
