import { counted, REALM_NAMES, type RealmId } from '@windward/sails-of-war/facts'

/** What stands over a battle that is seen as a scene. */
export const words = {
  of: (realm: RealmId) => `Battle for ${REALM_NAMES[realm]}`,
  round: (round: number) => (round === 0 ? 'before the first round' : `round ${round}`),
  steps: { rout: 'Rout check', archers: 'Archers', cavalry: 'Cavalry', front: 'Front rank' },
  showMap: 'Show the map',
  showBattle: 'Show the battle',
  state: (stand: number, routed: number, killed: number) =>
    [
      `${stand} stand`,
      ...(routed > 0 ? [`${routed} routed`] : []),
      ...(killed > 0 ? [`${counted(killed, 'unit')} killed this round`] : []),
    ].join(' · '),
}
