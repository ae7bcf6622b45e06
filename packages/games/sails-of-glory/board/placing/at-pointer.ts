import { MM } from '@windward/sails-of-glory/facts'

/** The point of the sea that lies under a finger, in whole micrometres. */
export function atPointer(
  element: SVGElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  top: number,
): { readonly x: number; readonly y: number } | undefined {
  const sheet = element.ownerSVGElement ?? (element instanceof SVGSVGElement ? element : null)
  if (sheet === null) return undefined
  const box = sheet.getBoundingClientRect()
  const { x, y, width } = sheet.viewBox.baseVal
  const scale = width / box.width
  const east = x + (clientX - box.left) * scale
  const south = y + (clientY - box.top) * scale
  return { x: Math.round(east * MM), y: Math.round((top - south) * MM) }
}
