/** What is said in several places of the board. */
export const words = {
  map: 'Map',
  /** When something was seen that may have changed since. */
  seen: (seasons: number) => (seasons === 0 ? 'this season' : `${seasons} seasons ago`),
}
