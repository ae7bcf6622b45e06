/** What the kit itself says, beside the words that games bring. */
export const words = {
  choose: 'Choose',
  howMany: 'How many',
  thatIsAll: 'Done',
  fromTo: (least: number, most: number) => `${least} to ${most}`,
  less: (what: string) => `${what}: less`,
  more: (what: string) => `${what}: more`,
  find: 'Find among the choices',
  findAmong: (count: number) => `Find among ${count}`,
  changeIt: ', change it',
  rule: (clause: string) => `Rule ${clause}`,
  undo: 'Undo',
  redo: 'Redo',
  letItPass: 'Pass',
  whatPassingIs: 'What the rules assume if you do not choose',
  ifPassed: (what: string) => `Pass: ${what.replace(/\.$/, '')}`,
  /** What the button says where nothing better is known. */
  seal: { free: 'Do it', asked: 'Confirm' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  firstView: 'Back to the first view',
}
