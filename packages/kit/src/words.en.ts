/** What the kit itself says, beside the words that games bring. */
export const words = {
  choose: 'Choose',
  howMany: 'How many',
  thatIsAll: 'That is all',
  fromTo: (least: number, most: number) => `${least} to ${most}`,
  less: (what: string) => `${what}: less`,
  more: (what: string) => `${what}: more`,
  find: 'Find among the choices',
  findAmong: (count: number) => `Find among ${count}`,
  changeIt: ', change it',
  rule: (clause: string) => `Rule ${clause}`,
  undo: 'Undo',
  letItPass: 'Let it pass',
  whatPassingIs: 'The answer the rules assume for somebody who is away',
  ifPassed: (what: string) => `Let it pass: ${what}`,
  /** What the button says where nothing better is known. */
  seal: { free: 'Do it', asked: 'Seal it' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  firstView: 'Back to the first view',
}
