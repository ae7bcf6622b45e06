/** What is said at a table at a server before its match begins, or where a seat is free. */
export const gatheringWords = {
  seatFree: 'A seat is free',
  takeSeat: 'Take this seat',
  onlyWatch: 'Only watch',
  beingLaid: 'A table is being laid',
  free: 'free',
  sitHere: 'Sit here',
  stillFree: (seats: number) => `${seats} ${seats === 1 ? 'seat is' : 'seats are'} still free.`,
  begin: 'Begin the match',
  hostBegins: 'Whoever laid the table begins the match.',
  terms: 'How it is played',
  othersUsual: 'All other switches of the rules stand as usual.',
  invitation: 'Invite others with this link',
}

/** At a table for named people. */
export const askingWords = {
  person: 'Ask somebody by their sign',
  ask: 'Ask them',
  done: 'They may sit down now.',
  whereSigns: 'Everybody finds their own sign on the page “You” and can send it to you.',
  address: 'Where those you have asked find the table',
}
