import type { AnyGame } from '@windward/table'
import { markedViews } from './marked-views.ts'

/** The game of the module that is named behind the question mark, marked: for threads, which load it by themselves. */
const of = new URL(import.meta.url).searchParams.get('of') ?? ''
const { game: unmarked }: { readonly game: AnyGame } = await import(of)

export const { game } = markedViews(unmarked)
