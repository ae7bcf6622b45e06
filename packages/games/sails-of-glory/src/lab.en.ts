/** What is counted of many matches, as people read it. */
export const labNames = {
  lost: 'ships lost',
  left: 'ships lost by leaving the sea',
  surrendered: 'ships that surrendered',
  sunk: 'ships sunk or blown up',
  broadsides: 'broadsides fired',
  muskets: 'attacks with muskets',
  collisions: 'collisions',
  boardings: 'ships grappled',
  fires: 'fires that broke out',
  masts: 'masts lost',
  score: 'points of the scenario',
  ship: (name: string) => `commanded ${name}`,
}
