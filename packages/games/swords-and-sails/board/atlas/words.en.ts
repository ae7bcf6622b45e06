/** What the list of all places says besides their names. */
export const words = {
  seas: 'Seas',
  find: 'Find a place, an owner or a piece',
  /** The same, as short as the field. */
  findInShort: 'Find a place, an owner, a piece',
}
