/** What the page of oneself says. */
export const youWords = {
  confirmed: 'Your address is confirmed. You can sign in now.',
  noServer: 'No server is in reach: matches in this browser need none.',
  nobody: 'You are not signed in. Without an account you play as a guest.',
  guest: (name: string) => `A guest, called ${name}. An account keeps your seats when this browser is gone.`,
  signOut: 'Sign out',
  signedOut: 'Signed out.',
  changeName: 'Change the name',
  nameChanged: 'Your name is changed.',
  sign: 'Your ID, for others to invite you',
  bots: 'Bots',
  botsAbout: 'A program of yours can play here too, under a name of its own.',
}

/** The ways in. */
export const signInWords = {
  withoutPassword: 'Sign in without a password',
  byPasskey: 'Sign in with a passkey',
  by: (provider: string) => `Sign in with ${provider}`,
  goingTo: (provider: string) => `You are being taken to ${provider}.`,
  signIn: 'Sign in',
  signedIn: 'Signed in.',
  email: 'E-mail',
  password: 'Password',
  forgotten: 'Forgotten your password?',
  forgottenNoLetters: 'Forgotten your password? This server sends no e-mail: ask whoever runs it.',
  makeTitle: 'Create an account',
  name: 'Name',
  newPassword: 'Password, ten characters or more',
  make: 'Create account',
  made: 'Your account is created. You are signed in.',
  lookForLetter:
    'Look at your e-mail: if this address was free, a link to confirm it is on its way. If you have an account already, the letter says so.',
  /** What the server said is a sentence of its own. */
  mayBeTaken: (why: string) =>
    `You are not signed in: ${why} If you have an account with this address already, sign in with the password you chose then.`,
}

/** For who has forgotten a password. */
export const passwordWords = {
  choose: 'Choose a new password',
  sendLink: 'Send me a link',
  onItsWay:
    'If there is an account with this address, an e-mail with a link is on its way. The link is good for an hour.',
  newPassword: 'New password, ten characters or more',
  set: 'Set the password',
  isSet: 'Your new password is set. Sign in with it.',
}

/** Why somebody comes back from elsewhere as whoever they were. */
export const sentBackWords = {
  oldLink:
    'This link is too old, or was used already. Choose “Forgotten your password?” to have another one sent.',
  refusedThere: 'You are not signed in: it was refused there.',
  emailTaken: 'Somebody here has this e-mail already. If it is you, sign in with your password or passkey.',
  noEmail: 'You are not signed in: no e-mail address of yours was told.',
  emailUnconfirmed: 'You are not signed in: your e-mail address has not been confirmed there.',
  other: 'Signing in there did not work. Try it once more, or choose another way.',
}

export const passkeyWords = {
  title: 'Passkeys',
  about: 'Your device keeps a key and shows it for you, by fingerprint, face or code.',
  aboutGuest: 'With one you find your seats again, even as a guest.',
  unnamed: 'A passkey',
  since: (day: string) => `since ${day}`,
  remove: (name: string) => ({ shown: 'Remove', unseen: name }),
  name: 'What to call it',
  nameExample: 'this laptop',
  add: 'Add a passkey',
  kept: 'The passkey is kept.',
  gone: 'The passkey is gone.',
  hadAlready: 'This device has a passkey for you already.',
  noneGiven: 'No passkey was given.',
}

export const ownDataWords = {
  title: 'Your data',
  take: 'Export my data',
  beForgotten: 'Delete my account …',
  name: (name: string) => `Your name “${name}”, to confirm: seats, messages and settings cannot be restored`,
  forget: 'Delete my account',
  forgotten: 'Your account is deleted.',
}
