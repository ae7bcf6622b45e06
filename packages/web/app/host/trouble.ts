import { hostWords } from './words.en.ts'

/** What a person is told of something that went wrong. */
export function sentenceOf(trouble: unknown): string {
  return trouble instanceof Error ? trouble.message : String(trouble)
}

/** What the table says to something it refuses. */
export async function troubleIn(response: Response): Promise<Error> {
  const told: { readonly detail?: string } | null = await response.json().catch(() => null)
  return new Error(told?.detail ?? hostWords.answered(response.status))
}
