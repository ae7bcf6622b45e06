import { type Catalogue, speaker } from './phrase.ts'

/** An answer given in a seat's place: what was asked, and the answer as far as its choices can be named. */
type InPlace = { readonly question: string; readonly answer: string }

function spelt({ question, answer }: InPlace): string {
  if (answer === '') return /[.?!]$/.test(question) ? question : `${question}.`
  return `${question.replace(/[.:]$/, '')}${question.endsWith('?') ? '' : ':'} ${answer}${answer.endsWith('.') ? '' : '.'}`
}

/** The sentences of the table itself; each game has its own beside them. */
export const tableWords = {
  'table.no-such-seat': (f: { seat: string }) => `There is no seat “${f.seat}” at this table.`,
  'table.match-over': () => 'This match is over; nothing more can be answered.',
  'table.not-asked': () =>
    'This is not being asked of you now. Look at the questions before you and answer one of those.',
  'table.too-large': () => 'That answer is far longer than any this question could have.',
  'table.not-plain': () => 'That answer is not plain data; it must be JSON without special values or names.',
  'table.wrong-form': (f: { where: string; problem: string }) =>
    f.where === ''
      ? `That answer does not have the form asked for: ${f.problem}.`
      : `That answer does not have the form asked for. At ${f.where}: ${f.problem}.`,
  'table.nothing-sealed': () => 'You have sealed no answer here that could be taken back.',
  'table.no-such-kind': (f: { kind: string }) => `No decision of this game is called “${f.kind}”.`,
  'table.no-standing': (f: { kind: string }) =>
    `“${f.kind}” must be answered when it is asked; it takes no instructions beforehand.`,
  'table.not-a-record': (f: { problem: string }) => `This is not the record of a match: ${f.problem}.`,
  'table.other-format': (f: { found: number; known: number }) =>
    `This record is written in format ${f.found}; this table reads format ${f.known}.`,
  'table.other-game': (f: { found: string; known: string }) =>
    `This record is of “${f.found}”, not of “${f.known}”.`,
  'table.newer-rules': (f: { found: number; known: number }) =>
    `This match is played by version ${f.found} of the rules; this table knows version ${f.known} and older.`,
  'table.older-rules': (f: { found: number; known: number }) =>
    `This match was begun under version ${f.found} of the rules, and there is no way across to version ${f.known}.`,
  'table.other-version': (f: { found: number; known: number }) =>
    `This match was played by version ${f.found} of the rules, and version ${f.known} cannot say whether it is true.`,
  'table.earlier-words': (f: { what: string }) => `Told by an earlier version of the rules: ${f.what}.`,
  'table.wrong-seed': () =>
    'The seed of this record is not the one that was promised before the match began.',
  'table.lesson': () =>
    'This match was played as a lesson: its dice were chosen beforehand, so it does not count as a match.',
  'table.answer-does-not-fit': (f: { entry: number; reason: string }) =>
    `Entry ${f.entry} of this record does not fit the match: ${f.reason}`,
  'table.wrong-result': () => 'Played again, this record ends otherwise than it says.',
  'table.no-result': () => 'This match has not ended; it can be checked when it has.',
  'table.bad-options': (f: { problem: string }) => `These options do not fit the game: ${f.problem}.`,
  'table.bad-seats': (f: { problem: string }) => `This table cannot be laid: ${f.problem}.`,
  'table.words-too-late': () => 'Words for the dice can be added only until the match has begun.',
  'table.words-too-long': (f: { most: number }) =>
    `Words for the dice may have at most ${f.most} characters.`,
  'table.still-running': () => 'A match is handed out whole only when it has ended.',
  'table.assumed': (f: InPlace) => `Your time was up. The rules answered for you: ${spelt(f)}`,
  'table.given-by-bot': (f: InPlace) => `A bot answered for you: ${spelt(f)}`,
  'table.given-by-instruction': (f: InPlace) => `Answered as you had set in advance: ${spelt(f)}`,
  'table.why': (f: { question: string; reasons: string[]; cutShort: boolean }) =>
    `Why (${f.question}): ${[...f.reasons, ...(f.cutShort ? ['There was no time to think it through.'] : [])].join(' ')}`,
  'table.no-such-step': (f: { step: number; last: number }) =>
    `This record has steps 0 to ${f.last}; there is no step ${f.step}.`,
} satisfies Catalogue

export const say = speaker<typeof tableWords>()
