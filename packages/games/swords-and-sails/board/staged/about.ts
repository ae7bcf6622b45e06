import type { FactionId, SwordsAndSails, View } from '@windward/swords-and-sails/facts'
import type { Question } from '@windward/table'
import type { ComponentChild } from 'preact'
import type { Fact } from '../panels/facts.tsx'
import type { Path } from './stages.ts'

/** A question as the words about it need it. */
export interface Asked {
  readonly question: Question<SwordsAndSails>
  readonly brief: unknown
  readonly view: View
  readonly seat: FactionId
}

/** What a player should know about a kind of question beyond its title and the names of its choices. */
export interface About {
  readonly words?: (asked: Asked) => string
  readonly facts?: (asked: Asked, path: Path) => readonly Fact[]
  /** Over the choices of a stage, counted from 0. */
  readonly head?: (asked: Asked, stage: number, path: Path) => string | undefined
  /** The name of a choice, where the rules give it none a player would use. */
  readonly name?: (asked: Asked, key: string, stage: number) => string | undefined
  /** What a choice means. */
  readonly note?: (asked: Asked, key: string, stage: number) => string | undefined
  /** What a choice looks like. */
  readonly sign?: (asked: Asked, key: string, stage: number) => ComponentChild
  /** The whole of a choice, where it is a thing one takes in hand. */
  readonly face?: (asked: Asked, key: string, stage: number) => ComponentChild
  /** What the button does, once all is chosen. */
  readonly seal?: (asked: Asked, path: Path) => string | undefined
}
