import { type Catalogue, speaker } from '@windward/table'
import { counted, loadName, shipName, shipNames, sideName, windName } from '../data/names.en.ts'

export const setupWords = {
  'setup.scenario-level': (f: { scenario: string; level: string }) =>
    `“${f.scenario}” needs the ${f.level} rules`,
  'setup.option-level': (f: { option: string; level: string }) =>
    `the option “${f.option}” needs at least the ${f.level} rules`,
  'setup.option-needs': (f: { option: string; needs: string }) =>
    `the option “${f.option}” needs “${f.needs}” as well`,
  'setup.not-in-match': (f: { ship: string }) => `${shipName(f.ship)} is not in this match`,
  'setup.ship-twice': (f: { ship: string }) => `${shipName(f.ship)} cannot sail twice in one match`,
  'setup.wrong-navy': (f: { ship: string; side: string }) =>
    `${shipName(f.ship)} does not sail under the ${sideName(f.side)} flag`,
  'setup.automatic-side': (f: { side: string; scenario: string }) =>
    `in “${f.scenario}” the ${sideName(f.side)} ships sail by themselves`,
  'setup.no-captain': (f: { side: string }) => `the ${sideName(f.side)} side has no captain`,
  'setup.solitaire': () => 'a solitaire scenario is for one captain, or two on one side',
  'setup.few-ships': (f: { side: string; captains: number; ships: number }) =>
    `${f.captains} ${sideName(f.side)} captains cannot share ${counted(f.ships, 'ship')}`,
  'setup.no-room': (f: { side: string; ships: number }) =>
    `the ${sideName(f.side)} zone has no room for ${counted(f.ships, 'ship')}`,
  'setup.not-twice': (f: { scenario: string }) => `“${f.scenario}” is not played twice`,
  'setup.skirmish': () =>
    'a skirmish has no fleets or places given and is fought once: leave out its points or those',
  'setup.few-points': (f: { side: string; points: number }) =>
    `${f.points} points do not buy a ship for each ${sideName(f.side)} captain`,
  'scenario.not-json': () => 'This file is not JSON, or not all of it is there.',
  'scenario.shape': (f: { where: string; problem: string }) =>
    f.where === '' ? `This is not a scenario: ${f.problem}.` : `At “${f.where}”: ${f.problem}.`,
  'scenario.sea': () => 'the sea must be at least 900 by 700 mm',
  'scenario.edges': () => 'both sides have the same edge of the sea',
  'scenario.zone': (f: { side: string }) => `the ${sideName(f.side)} zone does not lie in the sea`,
  'scenario.anchored': (f: { side: string }) =>
    `the ${sideName(f.side)} ships lie at anchor, which only automatic ships do`,
  'scenario.berths': (f: { side: string; berths: number }) =>
    `the ${sideName(f.side)} fleet has ${f.berths} given places, and not one for each ship`,
  'scenario.element-twice': (f: { element: string }) => `the element “${f.element}” is used twice`,
  'scenario.element-outside': (f: { element: string }) =>
    `the element “${f.element}” does not lie wholly in the sea`,
  'scenario.element-overlap': (f: { element: string }) =>
    `the element “${f.element}” lies on another element`,
  'scenario.no-shore': (f: { element: string; kind: string }) =>
    `the element “${f.element}” is ${anElement(f.kind)}: only coasts and islands have a shore, a dangerous distance or a building`,
  'scenario.coast-adrift': (f: { element: string }) =>
    `the coast “${f.element}” lies neither along an edge of the sea nor against a coast that does`,
  'scenario.coast-placed': (f: { element: string }) =>
    `the coast “${f.element}” is to be placed by a captain: coasts lie in the sea from the first`,
  'scenario.battery': (f: { number: number }) => `battery ${f.number} does not stand on land`,
  'scenario.placing': (f: { side: string }) =>
    `the ${sideName(f.side)} ships must be placed in one step of the order, and only one`,
  'scenario.buildings': (f: { side: string }) => `the ${sideName(f.side)} side has more than one building`,
  'scenario.no-building': (f: { side: string }) =>
    `there is no ${sideName(f.side)} building to be forced to surrender`,
  'scenario.no-harbour': () => 'there is no coast or island to bring supplies to',
  'scenario.supplies-level': () => 'bringing supplies needs the advanced rules',
  'setup.fleet-title': (f: { points: number }) => `Choose ships worth up to ${f.points} points`,
  'setup.fleet-take': (f: { ship: string; cost: number }) => `${shipName(f.ship)}, ${f.cost} points`,
  'setup.fleet-done': () => 'No more ships',
  'setup.fleet-ship': (f: { ship: string }) =>
    `${shipName(f.ship)} is not of your navy, or was chosen twice.`,
  'setup.fleet-size': (f: { least: number; most: number }) =>
    `Your side needs ${f.least === f.most ? '' : `${f.least} to `}${counted(f.most, 'ship')}.`,
  'setup.fleet-cost': (f: { cost: number; points: number }) =>
    `These ships cost ${f.cost} points, and you have ${f.points}.`,
  'setup.fleet-chosen': (f: { side: string; ships: string[]; cost: number }) =>
    `The ${sideName(f.side)} side chooses ${shipNames(f.ships)}, worth ${f.cost} points.`,
  'setup.wind-drawn': (f: { wind: string }) => `The wind is drawn: it comes from ${windName(f.wind)}.`,
  'setup.place-title': () => 'Place your ships',
  'setup.place-ships': () => 'Each of your ships, and no other, must be placed.',
  'setup.place-outside': (f: { ship: string }) => `${shipName(f.ship)} does not lie wholly in your zone.`,
  'setup.place-overlap': (f: { ship: string; other: string }) =>
    `${shipName(f.ship)} would lie on ${shipName(f.other)}.`,
  'setup.place-distance': (f: { ship: string }) =>
    `${shipName(f.ship)} does not lie at the distance the scenario asks for.`,
  'setup.place-danger': (f: { ship: string }) => `${shipName(f.ship)} would begin aground or in danger.`,
  'setup.berth': (f: { ship: string; number: number; degrees: number }) =>
    `${shipName(f.ship)}: place ${f.number}, heading ${f.degrees}°`,
  'setup.first-to-place': (f: { side: string }) => `By lot the ${sideName(f.side)} side places first.`,
  'setup.element-title': (f: { kind: string }) => `Place ${anElement(f.kind)}`,
  'setup.element-place': (f: { x: number; y: number; degrees: number }) =>
    `${Math.round(f.x / 1000)} mm from the left, ${Math.round(f.y / 1000)} mm from the bottom, turned by ${f.degrees}°`,
  'setup.element-outside': () => 'It must lie wholly in the sea.',
  'setup.element-distance': () => 'It does not lie at the distances the scenario asks for.',
  'setup.element-overlap': () => 'It would lie on another element.',
  'setup.element-ship': (f: { ship: string }) => `It would bring ${shipName(f.ship)} into danger.`,
  'setup.element-placed': (f: { side: string; kind: string }) =>
    `The ${sideName(f.side)} side places ${anElement(f.kind)}.`,
  'setup.no-place': (f: { kind: string }) => `There is no place left for ${anElement(f.kind)}.`,
  'setup.edges-drawn': (f: { british: string; french: string }) =>
    `Drawn: the British side is the ${f.british} edge, the French side the ${f.french} edge.`,
  'setup.placed': (f: { ship: string }) => `${shipName(f.ship)} takes her place.`,
  'setup.fit-out-title': () => 'Fit out your ships',
  'setup.fit-out-ships': () => 'Each of your ships, and no other, must be fitted out.',
  'setup.fit-out-load': (f: { load: string }) => `This table does not play with ${loadName(f.load)}.`,
  'setup.fit-out-card': (f: { ship: string }) => `${shipName(f.ship)} has no such card to plan.`,
  'setup.fit-out-sails': () => 'Below the Advanced rules all ships set battle sails.',
  'setup.load-port': (f: { load: string }) => `Port: ${loadName(f.load)}`,
  'setup.load-starboard': (f: { load: string }) => `Starboard: ${loadName(f.load)}`,
  'setup.sails': (f: { sails: string }) => `${f.sails} sails`,
  'setup.sails-set': (f: { ship: string; sails: string }) =>
    `${shipName(f.ship)} begins with ${f.sails} sails.`,
} satisfies Catalogue

function anElement(kind: string): string {
  return kind === 'island' ? 'an island' : `a ${kind}`
}

export const say = speaker<typeof setupWords>()
