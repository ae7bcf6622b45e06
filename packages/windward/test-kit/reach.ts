import type { Page } from 'playwright-core'
import { comesTo } from './eventually.ts'

/** What a finger needs. */
const FINGER = 44

/**
 * Controls that are too small for a finger or lie under something else. Left out are links within a sentence, whose
 * height is the line's, and places on a board, which can be drawn larger and are listed beside it.
 */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const faults: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`
    const isInSentence = (element: Element) =>
      element.matches('a, .clause') &&
      getComputedStyle(element).display.startsWith('inline') &&
      element.closest('p, li, dd, td') !== null
    for (const element of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      if (
        element.closest('svg') !== null ||
        isInSentence(element) ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue
      const touched = element.matches('[type="checkbox"], [type="radio"]')
        ? (element.closest('label') ?? element)
        : element
      const { width, height, left, top } = touched.getBoundingClientRect()
      if (getComputedStyle(element).clipPath !== 'none') continue
      if (width < finger - 0.5 || height < finger - 0.5)
        faults.push(`${Math.round(width)} by ${Math.round(height)}: ${nameOf(element)}`)
      const x = left + width / 2
      const y = top + height / 2
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
      const there = document.elementFromPoint(x, y)
      if (there === null || touched.contains(there) || there.contains(touched)) continue
      const scrolls = there.closest('.seal, .lay') !== null || isOutside(touched, x, y)
      if (!scrolls) faults.push(`under ${nameOf(there)}: ${nameOf(element)}`)
    }
    return faults

    /** Whether what it scrolls in shows another part of itself now. */
    function isOutside(element: Element, x: number, y: number): boolean {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (x < left || x > right || y < top || y > bottom) return true
      }
      return false
    }
  }, FINGER)
}

/** Whatever reaches over the edge of the page, and text that is cut off where one cannot scroll to it. */
export function overTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth - innerWidth} pixels too wide`)
    for (const element of document.querySelectorAll(
      'h1, h2, h3, p, button, a, label, legend, summary, select',
    )) {
      if (
        element.closest('svg, .unseen, .scrolls') !== null ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue
      const { overflowX, clipPath } = getComputedStyle(element)
      if (clipPath !== 'none') continue
      const name = `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 30)}”`
      if (
        overflowX !== 'visible' &&
        element.tagName !== 'SELECT' &&
        element.scrollWidth > element.clientWidth + 1
      )
        faults.push(`cut off: ${name}`)
      const { left, right, width } = element.getBoundingClientRect()
      const scroller = [...ancestors(element)].some(
        (box) => /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth,
      )
      if (width > 0 && !scroller && (left < -1 || right > innerWidth + 1))
        faults.push(`over the edge: ${name}`)
    }
    return faults

    function* ancestors(element: Element): Generator<Element> {
      for (let box = element.parentElement; box !== null; box = box.parentElement) yield box
    }
  })
}

/** Nothing reaches over the edge of the screen, once the page is drawn. */
export function staysWithin(page: Page): Promise<void> {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return comesTo(wider, 0, 'nothing reaches over the edge')
}
