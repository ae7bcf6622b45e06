/** What a person is told of something that went wrong. */
export function sentenceOf(trouble: unknown): string {
  return trouble instanceof Error ? trouble.message : String(trouble)
}
