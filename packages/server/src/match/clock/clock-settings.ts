import { z } from 'zod'

const DAY_SECONDS = 86_400
const seconds = (most: number) => z.int().min(1).max(most)

/** How a table measures time: not at all, live by the kind of decision, or by mail with a bank to draw on. */
export const clockSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    seconds: seconds(DAY_SECONDS).describe('For every decision the game or the table gives no other time'),
    perDecision: z
      .record(z.string().max(200), seconds(DAY_SECONDS))
      .refine((kinds) => Object.keys(kinds).length <= 200, 'too many kinds of decisions')
      .exactOptional()
      .describe('Seconds for single kinds of decisions, by their names'),
  }),
  z.strictObject({
    kind: z.literal('mail'),
    bankSeconds: seconds(60 * DAY_SECONDS).describe('What a seat may overdraw in the whole match'),
    perDecisionSeconds: seconds(30 * DAY_SECONDS).describe(
      'What each decision gets before the bank is drawn on',
    ),
    vacationDays: z.int().min(0).max(60).describe('Days on which a seat’s clock may stand still'),
  }),
])

export type ClockSettings = z.infer<typeof clockSettings>

/** The seconds a decision gets before any bank; what a game tells with a question goes before the table’s preset. */
export function allowanceOf(
  settings: ClockSettings,
  question: { readonly kind: string; readonly seconds: number | undefined },
): number | undefined {
  switch (settings.kind) {
    case 'none':
      return undefined
    case 'live':
      return settings.perDecision?.[question.kind] ?? question.seconds ?? settings.seconds
    case 'mail':
      return settings.perDecisionSeconds
  }
}

/** What a game says about the time for a question, where it says anything. */
export function secondsTold(brief: unknown): number | undefined {
  if (typeof brief !== 'object' || brief === null || !('seconds' in brief)) return undefined
  const { seconds } = brief
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined
}
