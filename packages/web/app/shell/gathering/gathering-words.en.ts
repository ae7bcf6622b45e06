/** What is said at a table at a server before its match begins, or where a seat is free. */
export const gatheringWords = {
  seatFree: 'A seat is free',
  takeSeat: 'Take this seat',
  onlyWatch: 'Only watch',
  beingLaid: 'Waiting for players',
  free: 'free',
  sitHere: 'Sit here',
  stillFree: (seats: number) => `${seats} ${seats === 1 ? 'seat is' : 'seats are'} still free.`,
  begin: 'Start the game',
  hostBegins: 'Whoever created the game starts it.',
  terms: 'Rules options',
  othersUsual: 'All other rules options are as usual.',
  invitation: 'Invite others with this link',
}

/** At a table for named people. */
export const askingWords = {
  person: 'Invite somebody by their ID',
  ask: 'Invite',
  done: 'They are invited and can join now.',
  whereSigns: 'Everybody finds their own ID on the page “You” and can send it to you.',
  address: 'Where those you have invited find the game',
}
