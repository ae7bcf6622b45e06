import { emptyLog, putBack } from '../damage/bags.ts'
import { type Counter, readCounter } from '../damage/counters-and-markers.ts'
import { coveredRow } from '../damage/log.ts'
import { capacityOf, placeCounters } from '../damage/place-counters.ts'
import { takeMarkers } from '../damage/take-markers.ts'
import { reaches } from '../data/levels.ts'
import type { ShipId } from '../data/ships.ts'
import { type BatteryName, type BuildingTarget, isBuilding, type TargetId } from '../data/targets.ts'
import { BUILDING_BEARS } from '../data/terrain.ts'
import type { Battery, SogTable } from '../state.ts'
import { batteryOf, standing } from './batteries.ts'
import { say } from './words.en.ts'

/** Counters drawn against buildings and batteries. */
export function hitWork(t: SogTable, work: Exclude<TargetId, ShipId>, counters: readonly Counter[]): void {
  if (isBuilding(work)) hitBuilding(t, work, counters)
  else hitBattery(t, work, counters)
}

/** SOG 13.3.6: it has no log, so its counters go back at once. */
function hitBuilding(t: SogTable, id: BuildingTarget, counters: readonly Counter[]): void {
  const building = t.state.buildings.find(({ side }) => id === `building-${side}`)
  if (building === undefined) return
  for (const counter of counters) {
    const { points, symbol } = readCounter(counter).face
    building.points += points
    if (symbol === 'crew') building.crew += 1
  }
  putBack(t.state.bags, counters)
  const { points, crew } = building
  t.tell('all', 'SOG 13.3.6', say('building.hit', { building: id, points, crew }))
  if (building.surrendered || (points < BUILDING_BEARS.points && crew < BUILDING_BEARS.crew)) return
  building.surrendered = true
  t.tell('all', 'SOG 13.3.6', say('building.surrenders', { building: id }))
}

/** SOG 14.1.6: of symbols only crew losses and, in the Advanced rules, fires. */
function hitBattery(t: SogTable, id: BatteryName, counters: readonly Counter[]): void {
  const battery = batteryOf(t.state, id)
  placeCounters(battery, capacityOf(battery), counters)
  if (!reaches(t.state.options.level, 'advanced')) return
  for (const counter of counters) {
    if (readCounter(counter).face.symbol !== 'fire') continue
    battery.fires += 1
    t.tell('all', 'SOG 14.1.6', say('battery.fire-starts', { battery: id }))
  }
}

/** SOG 14.1.7: whose rows are covered is out of the fight. */
export function eliminateBatteries(t: SogTable): void {
  for (const battery of standing(t.state)) {
    const row = coveredRow(battery)
    if (row !== undefined) end(t, battery, row === 'hull' ? 'destroyed' : 'surrendered')
  }
}

function end(t: SogTable, battery: Battery, fate: Exclude<Battery['fate'], 'standing'>): void {
  const key = {
    destroyed: 'battery.destroyed',
    surrendered: 'battery.surrenders',
    exploded: 'battery.explodes',
  } as const
  emptyLog(t.state.bags, battery)
  battery.fate = fate
  t.tell('all', fate === 'exploded' ? 'SOG 12.15.1' : 'SOG 14.1.7', say(key[fate], { battery: battery.id }))
}

/** SOG 11.6.1, SOG 14.1.6: before Planning fires burn in batteries too, and may reach the powder. */
export function burnBatteries(t: SogTable): void {
  for (const battery of standing(t.state).filter(({ fires }) => fires > 0)) {
    const { received, markers, last } = takeMarkers(t, battery, 'fire', battery.fires, battery.received)
    battery.received = received
    if (markers > 0) t.tell('all', 'SOG 11.6.1', say('battery.burns', { battery: battery.id, markers }))
    if (last) end(t, battery, 'exploded')
  }
  eliminateBatteries(t)
}
