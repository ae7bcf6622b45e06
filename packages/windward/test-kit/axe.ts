import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong with a page, short of the parts left out. There are no frames within it, so that axe need not open
 * another page to put their results together.
 */
export async function violations(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], runOnly: TAGS })
  for (const part of leftOut) axe.exclude(part)
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.filter((node) => !liesUnderTheBar(node)).map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/** What lies half under the bar with the button is not too small: it scrolls out from under it. */
function liesUnderTheBar({ any }: Violation['nodes'][number]): boolean {
  return any.some(({ data }) => data?.messageKey === 'partiallyObscured')
}
