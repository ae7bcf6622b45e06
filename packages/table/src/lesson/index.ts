export { laidFor, openedFor, seatsAt } from './laid-for.ts'
export {
  type AnswerTask,
  type FramePart,
  kindOf,
  type Lesson,
  type LessonPart,
  type LessonStep,
  type LessonTable,
  type LookTask,
  type Pointer,
  type PreparedPosition,
  type ReplyTask,
  type ScriptedAnswer,
  type SetTask,
  stepNow,
  stepsOf,
  type Task,
  type Wrong,
} from './lesson.ts'
export {
  type Found,
  keyOf,
  nameOf,
  type Puzzle,
  type Puzzlebook,
  puzzleLesson,
  puzzlesIn,
  type Quarry,
  type Seam,
  type Weighed,
} from './puzzle.ts'
export { answerFor, playUpTo, scriptedAnswer } from './scripted-seats.ts'
export { exactly, freely, type Said, step } from './step.ts'
