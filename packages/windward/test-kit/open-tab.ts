import type { Locator } from 'playwright-core'

/** Chooses one of the papers beside the board, and waits until it lies there: some are fetched only then. */
export async function openTab(tab: Locator): Promise<void> {
  await tab.click()
  await tab.page().locator('[role="tab"][aria-selected="true"]').and(tab).waitFor()
  await tab.page().locator('[role="tabpanel"] > :not(.unseen)').first().waitFor()
}
