export { laidFor, openedFor } from './laid-for.ts'
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
export { answerFor, playUpTo, scriptedAnswer } from './scripted-seats.ts'
export { exactly, freely, type Said, step } from './step.ts'
