/** What the form for notices says, and why there can be none. */
export const noticesWords = {
  title: 'Notifications while you are away',
  byBrowser: 'by this browser',
  byEmail: 'by e-mail',
  noEmail: 'This server sends no e-mail.',
  asking: 'This browser is being asked …',
  /** The kinds end this sentence. */
  when: 'They come when',
  kinds: {
    'your-move': 'it is your turn',
    'time-running-out': 'your time is running out, or has run out',
    started: 'a match has begun',
    ended: 'a match has ended',
    invitation: 'somebody invites you',
  },
  unwanted: 'This browser does not allow notifications from here.',
  outOfReach: 'This browser does not get through to the service that would wake it. Try again later.',
}
