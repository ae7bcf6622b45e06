/** What is said of a piece that one may not look into. */
export const words = {
  hidden: 'What is in it is its owner’s secret.',
}
