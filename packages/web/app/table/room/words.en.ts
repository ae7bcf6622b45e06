/** What is said of the room beside the board. */
export const roomWords = {
  edge: 'Width of the side panel',
  edgeTitle: 'Drag to resize; double-click for the usual width',
  wide: (pixels: number) => `${pixels} pixels`,
}

export const foldWords = {
  fold: 'Collapse',
  unfold: 'Expand',
}
