/** What the page of the lab says. */
export const labWords = {
  of: (title: string, game: string) => `${title}: ${game}`,
  untitled: 'What matches come to',
  how: (matches: number, bots: string, seed: string, effort: number) =>
    `${matches} matches at each table, played by ${bots}, seed “${seed}”, effort ${effort}. The same wishes give the same page. Intervals are Wilson’s, with a confidence of 95 %; the broken line is the fair share.`,
  faults: (unfinished: number, rejected: number) =>
    `${unfinished} matches came to no end, ${rejected} answers were refused.`,
  options: (json: string) => `Options that differ from the usual ones: ${json}`,
  usualOptions: 'Played by the usual options.',
  seats: 'Who wins, by seat',
  bots: 'Who wins, by bot',
  had: 'What it is worth: who wins that had it',
  lengths: (median: number) => `How long matches are, in turns (median ${median})`,
  hows: 'How matches end',
  figures: 'Figures of a match, on average',
  points: 'Where the winners’ points come from, on average',
  cameUp: 'How often it came up',
  kinds: 'Decisions',
  chosen: 'What was chosen',
  told: 'What was told',
  clauses: 'Clauses of the rules that a line of the log cites',
  never: (count: number) => `Never: ${count} clauses of the rules that no line cited`,
  columns: { name: '', tries: 'seats', wins: 'won', share: 'share', interval: 'interval of 95 %' },
  times: { name: 'what', times: 'times', matches: 'in how many matches' },
  averages: { name: 'what', mean: 'mean', median: 'median' },
}
