/** Which way an arrow key points on the sheet. */
export type Direction = readonly [dx: number, dy: number]

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
