/** What the glossary says beside its terms. */
export const glossaryWords = {
  title: 'Glossary',
  lead: 'The words of the rulebooks in plain sentences. At a table rest on a word, or press it long, to see what it means.',
  find: 'Search the glossary',
  nothing: (wanted: string) => `Nothing found for “${wanted}”.`,
  rule: (clause: string) => `Rule ${clause}`,
  here: 'Words used here',
  all: 'All words',
  close: 'Close',
  none: 'No word of the rulebook stands here. These are all there are.',
}
