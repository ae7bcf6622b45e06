import type { Page } from 'playwright-core'

/** Has the next bot on the form for a new table make room: for somebody here, or for whoever comes. */
export async function seat(page: Page, by: 'here' | 'open'): Promise<void> {
  const bots = page.locator('.sitters li').filter({ has: page.locator('option[value="bot"]:checked') })
  await bots.first().getByRole('combobox').first().selectOption(by)
}
