/** What is asked and told of a table at a server beside its rules. */
export const onlineWords = {
  title: 'Online',
  whoComes: 'Who may come',
  access: { invitation: 'those with the link', open: 'everybody', private: 'only those named' },
  time: 'Time',
  timeUp: 'When somebody’s time is up',
  everybodyAway: 'When everybody is away',
  mayWatch: 'Others may watch',
  noAnswer: 'When somebody does not answer',
  /** A table without a clock, after so many seconds. */
  mayReplace: (seconds: number) =>
    `${seconds === 0 ? '' : `after ${spanOf(seconds)} `}the others may vote to replace them`,
}

export const clockWords = {
  none: 'no clock',
  live: 'three minutes for each answer',
  slow: 'ten minutes for each answer',
  mail: 'by mail: a day for each answer, three in the bank',
  eachAnswer: (seconds: number) => `${seconds} seconds for each answer`,
  byMail: 'by mail',
}

/** How long a table waits when everybody is away. */
export const waitWords = {
  day: 'wait a day, then go on',
  threeDays: 'wait three days, then go on',
  week: 'wait a week, then go on',
  month: 'wait a month, then go on',
  goOn: 'go on without them',
  other: (seconds: number) => `wait ${spanOf(seconds)}, then go on`,
}

/** What becomes of somebody whose time is up. */
export const absenceWords = {
  rules: 'the rules answer for them',
  bot: 'a bot holds the seat until they are back',
  offer: 'the seat is offered to others',
}

const HOUR = 3600
const DAY = 24 * HOUR

function spanOf(seconds: number): string {
  if (seconds >= DAY) return counted(Math.round(seconds / DAY), 'day')
  return seconds >= HOUR
    ? counted(Math.round(seconds / HOUR), 'hour')
    : counted(Math.max(1, Math.round(seconds / 60)), 'minute')
}

function counted(count: number, what: string): string {
  return count === 1 ? `one ${what}` : `${count} ${what}s`
}
