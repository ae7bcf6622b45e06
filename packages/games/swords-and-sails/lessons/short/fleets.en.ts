import type { Wrong } from '@windward/table/lesson'

export const fleetWords = {
  title: 'Fleets and landings',
  about: 'Carry an army over the sea, meet a fleet on the way, and go ashore.',
  parts: { places: 'Places aboard', orders: 'Orders', battle: 'At sea', ashore: 'Ashore' },
  ships: {
    id: 'ships',
    title: 'Three kinds of ships',
    text: 'You are England. Transports carry 5 units each, raiders 3, warships 2. Warships fight best, transports hardly at all. Your fleet in the Irish Sea {1} has two raiders and two transports.',
    clause: 'SNS 5.4.1',
  },
  places: {
    id: 'places',
    title: 'How many can they carry?',
    text: 'Two raiders and two transports: how many units can go aboard together?',
    clause: 'SNS 5.4.1',
    choices: [
      { text: '10', right: false, because: 'That is the transports alone.' },
      {
        text: '16',
        right: true,
        because: 'Twice 3 and twice 5. Cavalry takes one place each, as infantry does.',
      },
      { text: '20', right: false, because: 'A raider has 3 places, not 5.' },
    ],
  },
  bridge: {
    id: 'bridge',
    title: 'A fleet is a bridge',
    text: 'An army can go aboard where the fleet lies at first and ashore where it has sailed to; or aboard after the fleet has moved, from land beside that sea, and across at once. Either way it takes one season.',
    clause: 'SNS 6.1.4',
  },
  write: {
    id: 'write-landing',
    title: 'Land in Leinster',
    text: 'Army I stands in Cymru {1}. Order it aboard Fleet 1, which stays in the Irish Sea, and ashore in Leinster {2}, on Attack. Then submit.',
    clause: 'SNS 5.4.4',
  },
  notLanding: (): Wrong => ({
    title: 'Over the sea to Leinster',
    text: 'Army I goes aboard Fleet 1 and lands in Leinster, with Attack. Without Attack it would take nothing and go back.',
    clause: 'SNS 5.4.4',
    place: 'leinster',
  }),
  met: {
    id: 'met',
    title: 'France is there, too',
    text: 'A French raider has come into the Irish Sea on Attack. Fleets fight before anybody lands; a landing waits until it is over, and only who has room left aboard goes ashore.',
    clause: 'SNS 6.4.1',
  },
  fled: {
    id: 'fled',
    title: 'What if your fleet runs?',
    text: 'Your fleet may leave a battle between rounds. What becomes of the landing then?',
    clause: 'SNS 6.4.2',
    choices: [
      {
        text: 'The army lands all the same',
        right: false,
        because: 'The bridge is gone: who was aboard stays aboard.',
      },
      {
        text: 'It does not take place this season',
        right: true,
        because: 'Cargo of a fleet that fled stays aboard.',
      },
      { text: 'The army is lost', right: false, because: 'Only the units on ships that are sunk are lost.' },
    ],
  },
  targets: {
    id: 'sea-round',
    title: 'The battle goes on',
    text: 'If you are asked to go on or to leave, go on {1}: you have four ships and he has one.',
    clause: 'SNS 7.8.1',
  },
  landed: {
    id: 'landed',
    title: 'The siege',
    text: 'The sea is free and Army I stands in Leinster. An army on Attack must besiege: one die for the land and one for its city. Besiege it whole {1}.',
    clause: 'SNS 8.1.1',
  },
  pay: {
    id: 'landing-toll',
    title: 'Pay for it',
    text: 'What the dice cost you is paid in units, and up to half of it in gold, 15 a point.',
    clause: 'SNS 8.3.1',
  },
  port: {
    id: 'port',
    title: 'In port, or out at sea',
    text: 'A fleet in port is part of the land: it fights nobody and nobody fights it, but it closes no strait and stops no landing either. Leave it at sea where you fear one.',
    clause: 'SNS 5.5.4',
  },
} as const
