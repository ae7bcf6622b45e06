import type { SailsOfGlory } from '@windward/sails-of-glory/facts'
import type { Question } from '@windward/table'

/** What the rules told along with a question of this kind; nothing for any other. */
export function told<B extends object>(
  { kind, brief }: Question<SailsOfGlory>,
  wanted: string,
  field: keyof B & string,
): B | undefined {
  return kind === wanted && holds<B>(brief, field) ? brief : undefined
}

function holds<B extends object>(brief: unknown, field: keyof B & string): brief is B {
  return typeof brief === 'object' && brief !== null && field in brief
}

/** What somebody works on for each ship or battery, by its name. */
export function workFor<W extends object>(work: unknown): Readonly<Record<string, W>> {
  return isRecord<W>(work) ? work : {}
}

function isRecord<W extends object>(work: unknown): work is Readonly<Record<string, W>> {
  return typeof work === 'object' && work !== null && !Array.isArray(work)
}

/** What somebody works on as a list of things. */
export function workList<W>(work: unknown): readonly W[] {
  return isList<W>(work) ? work : []
}

function isList<W>(work: unknown): work is readonly W[] {
  return Array.isArray(work)
}
