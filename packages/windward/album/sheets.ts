import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import type { Picture } from './camera.ts'
import type { Wishes } from './wishes.ts'

const SHEET_WIDTH = 1900
const GAP = 10

/** How many pictures lie beside each other and how many rows there are, by the width of the window. */
function layoutFor(width: number): { readonly across: number; readonly rows: number } {
  if (width < 600) return { across: 6, rows: 2 }
  return width < 1400 ? { across: 3, rows: 3 } : { across: 2, rows: 3 }
}

/** Contact sheets: pictures of one size and theme side by side, with their names. */
export async function makeSheets(
  browser: Browser,
  { to, sizes, themes }: Wishes,
  pictures: readonly Picture[],
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } })
  let sheets = 0
  for (const of of new Set(pictures.map((picture) => picture.of)))
    for (const { width } of sizes)
      for (const theme of themes) {
        const { across, rows } = layoutFor(width)
        const wanted = pictures.filter(
          (picture) => picture.of === of && picture.size.width === width && picture.theme === theme,
        )
        for (let from = 0, number = 1; from < wanted.length; from += across * rows, number += 1) {
          const name = join(to, `${of}.${width}.${theme}.${`${number}`.padStart(2, '0')}`)
          writeFileSync(`${name}.html`, sheetOf(wanted.slice(from, from + across * rows), across))
          await page.goto(pathToFileURL(`${name}.html`).href)
          await page.screenshot({ path: `${name}.png`, fullPage: true })
          sheets += 1
        }
      }
  await page.close()
  return sheets
}

function sheetOf(pictures: readonly Picture[], across: number): string {
  const figures = pictures.map(
    ({ screen, file }) =>
      `<figure><img src="${pathToFileURL(file).href}"><figcaption>${screen}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: ${GAP}px; display: grid; grid-template-columns: repeat(${across}, 1fr); gap: ${GAP}px; background: #888; font: 16px sans-serif }
figure { margin: 0 } img { width: 100%; display: block } figcaption { background: #fff; padding: 2px 6px }
</style>${figures.join('')}`
}
