export { type Audience, mayRead } from './audience.ts'
export { type Answered, linesBeside } from './beside.ts'
export {
  type AnyDecision,
  type Decision,
  type Fact,
  PASS,
  type Pass,
  READY,
  type Ready,
  type Situation,
  type Standing,
  standing,
  straight,
} from './decision.ts'
export type { Dice } from './dice/dice.ts'
export { type Foreseen, type ScriptedDice, scriptedDice } from './dice/scripted.ts'
export { commitmentTo, diceFor, diceRoot, freshSeed, type Seed, seedFrom, type Words } from './dice/seed.ts'
export type { Drawn, Witness } from './dice/stream.ts'
export type { Flow, Interrupt, Room, Table } from './flow.ts'
export { type Frame, FrameMaker, framesOf } from './frames.ts'
export {
  type AnyGame,
  type Ended,
  type Game,
  type GameTypes,
  type Hidden,
  type Imagined,
  type Lab,
  type Marks,
  type Rollout,
  type Seating,
  type Seen,
  SPECTATOR,
  type Trials,
  type Variety,
  type Viewer,
} from './game.ts'
export { addWords, type Gathering, layTable } from './gathering.ts'
export { canonical, type Hash, hashOf, hashOfText } from './hash.ts'
export { type Json, jsonFault } from './json.ts'
export { type Line, type LineBeside, logWith, type SeenLine, seenAs } from './ledger.ts'
export { Match } from './match.ts'
export type { MatchHost } from './match-host.ts'
export type { AnyOpening, Opening } from './opening.ts'
export { after, anyOf, fields, inTurn, several, turned } from './options/combine.ts'
export { inWords } from './options/in-words.ts'
export { type Chooser, choices } from './options/straight.ts'
export {
  answer,
  type Branch,
  branch,
  choice,
  isBare,
  type Options,
  oneOf,
  range,
  type Way,
} from './options/tree.ts'
export { allWithin, enumerate, type Fork, forkAt, sample } from './options/walk.ts'
export type { Step } from './options/way-to.ts'
export { before, phases, type Turn } from './phases.ts'
export { type Catalogue, type Fields, keptText, type Phrase, speaker, textOf } from './phrase.ts'
export type { Place } from './place.ts'
export { asked, type Question, type QuestionOf } from './question.ts'
export { type AskedQuestion, type GameForClients, questionAt } from './rebuild-question.ts'
export { PlayedBack } from './record/played-back.ts'
export {
  type AnswerEntry,
  type Checkpoint,
  checkpointIn,
  type Entry,
  type Instructions,
  type MatchRecord,
  type MatchResult,
  readRecord,
  writeRecord,
} from './record/record.ts'
export { exportRecord, type Verified, verify } from './record/result.ts'
export { takenBack } from './record/taken-back.ts'
export { checkRecord, type TakenIn } from './record/taking-in.ts'
export { type Clause, denied, granted, type Refusal, type Result, refuse } from './refusal.ts'
export {
  type Bot,
  type Considered,
  consideredBy,
  effortFor,
  type Foresight,
  type Level,
  PACES,
  type Pace,
  randomBot,
  type Thinking,
  thinksAhead,
  USUAL_EFFORT,
} from './thinking/bot.ts'
export { fork, type Moment, type Thought } from './thinking/fork.ts'
export { imagined } from './thinking/imagined.ts'
export { type Benched, botAt, LEVELS, type OfferedBot, offeredBots } from './thinking/offered.ts'
export { type Company, company, nextAwaited, type Played, playOut, thinkingAt } from './thinking/playing.ts'
export { tableWords } from './words.en.ts'
