const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names)

/** What the report of a turn says beside its lines. */
export const reportWords = {
  title: 'Turn report',
  you: 'You',
  others: 'The others',
  everybody: 'Everybody',
  nothing: 'Nothing happened to you.',
  score: (before: string, after: string) =>
    before === after ? `${after}, as before` : `${before} → ${after}`,
  heard: (before: string, after: string) => `Score: ${before} before, ${after} now`,
  points: (points: number) => {
    const figure = Math.round(Math.abs(points) * 10) / 10
    return {
      shown: `${points > 0 ? '+' : '−'}${figure}`,
      heard: `${points > 0 ? 'plus' : 'minus'} ${figure}`,
    }
  },
  ahead: (names: readonly string[], own: boolean, score: string) => {
    if (names.length > 1) return `${listed(names)} are ahead with ${score}.`
    return own ? `You are ahead with ${score}.` : `${names[0]} is ahead with ${score}.`
  },
  level: (score: string) => `All are level with ${score}.`,
  besides: (count: number) => `${count} more`,
  step: (turn = '', place: number, of: number) => `${turn} · step ${place} of ${of}`,
  press: 'Press a line to see it on the board.',
  everything: 'Show everything',
  mine: 'Show only what concerns me',
  phases: 'By phase',
  show: (places: number) => (places === 1 ? 'Show where' : `Show ${places} places`),
  next: (what: string) => `Continue to ${what}`,
  result: 'Continue to the result',
  waiting: 'Continue',
}
