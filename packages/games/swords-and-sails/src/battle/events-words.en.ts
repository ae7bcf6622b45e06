import type { Catalogue } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import type { UnitId } from '../data/units.ts'
import { casualtyPoints, Does, dice, does, faction, factions, field, figure, listed } from '../naming.en.ts'
import type { FigureId } from './figure.ts'
import type { Field } from './opposed-sides.ts'

type Thrown = {
  kind: FigureId
  rolled: number[]
}

type Blow = {
  faction: FactionId
  at: FactionId[]
  rolls: Thrown[]
  damage: number
}

const thrown = (rolls: readonly Thrown[]): string =>
  rolls.map(({ kind, rolled }) => `${figure(kind)} ${dice(rolled)}`).join('; ')

const struck = (one: string, many: string) => (f: Blow) =>
  `${Does(f.faction, one, many)} ${factions(f.at)}: ${thrown(f.rolls)}. Damage ${f.damage}.`

const signed = (number: number): string => (number < 0 ? ` − ${-number}` : ` + ${number}`)

const shared = (told: readonly { faction: FactionId; share: number }[]): string =>
  listed(told.map((each) => `${each.share} to ${faction(each.faction)}`))

export const eventsWords = {
  'battle.begins': (f: { where: Field; sides: FactionId[][] }) =>
    `Battle ${field(f.where)}: ${f.sides.map(factions).join(' against ')}.`,
  'battle.volley': struck('shoots at', 'shoot at'),
  'battle.close': struck('strikes at', 'strike at'),
  'battle.parting': struck('shoots after', 'shoot after'),
  'battle.run-down': struck('runs down', 'run down'),
  'battle.answer': struck('answers', 'answer'),
  'battle.spurred': (f: { faction: FactionId; type: UnitId }) =>
    `The Commander of ${faction(f.faction)} spurs on his ${figure(f.type)}.`,
  'battle.damage': (f: {
    faction: FactionId
    damage: number
    caught: number
    armour: number
    points: number
  }) =>
    f.caught === 0
      ? `${Does(f.faction, 'takes', 'take')} ${casualtyPoints(f.points)}.`
      : `${Does(f.faction, 'takes', 'take')} ${casualtyPoints(f.points)}: armour stops ${f.caught} of ${f.damage} and has ${f.armour} left.`,
  'battle.division.agreed': (f: { told: { faction: FactionId; share: number }[] }) =>
    `The allies divide the damage: ${shared(f.told)}.`,
  'battle.division.not-agreed': (f: { told: { faction: FactionId; share: number }[] }) =>
    `The allies do not agree, and the damage falls by strength: ${shared(f.told)}.`,
  'battle.division.on-the-named': (f: {
    told: { faction: FactionId; share: number }[]
    named: FactionId[]
  }) =>
    `The allies do not agree, and the damage falls first on ${factions(f.named)}, named in the Attack: ${shared(f.told)}.`,
  'battle.rout': (f: {
    faction: FactionId
    rolled: number[]
    own: number
    foes: number
    /** SNS 7.4.5: among three or more sides `foes` are those whom the deadliest of the others killed. */
    several: boolean
    home: number
    result: number
    morale: number
    routs: boolean
  }) =>
    `${Does(f.faction, f.routs ? 'routs' : 'holds', f.routs ? 'rout' : 'hold')}: ${dice(f.rolled)} + ${f.own} lost − ${f.foes} ${f.several ? 'killed by the deadliest of the others' : 'of the enemy'}${f.home === 0 ? '' : `${signed(f.home)} at home`} makes ${f.result < 0 ? `−${-f.result}` : f.result} against morale ${f.morale}.`,
  'battle.retreats': (f: { faction: FactionId; where: Field }) =>
    `${Does(f.faction, 'retreats', 'retreat')} from the battle ${field(f.where)}.`,
  'battle.withdraws': (f: { faction: FactionId; where: Field; count: number; before: boolean }) => {
    const plays = Does(f.faction, 'plays', 'play')
    if (!f.before)
      return `${plays} Tactical Withdraw ${field(f.where)}: nothing touches ${does([f.faction], 'its', 'their')} armies as they go.`
    const cards = f.count === 1 ? 'Tactical Withdraw' : `${f.count} Tactical Withdraws`
    return `${plays} ${cards} and ${does([f.faction], 'leaves', 'leave')} before the battle ${field(f.where)} begins.`
  },
  'battle.leaves-before': (f: { faction: FactionId; where: Field }) =>
    `${Does(f.faction, 'leaves', 'leave')} before the battle ${field(f.where)} begins.`,
  'battle.draws-off': (f: { faction: FactionId }) =>
    `${Does(f.faction, 'draws its cavalry off', 'draw their cavalry off')}.`,
  'battle.won': (f: { where: Field; winners: FactionId[] }) =>
    f.winners.length === 0
      ? `Nobody is left on the field ${field(f.where)}.`
      : `The battle ${field(f.where)} is won by ${factions(f.winners)}.`,
  'battle.undecided': (f: { where: Field }) =>
    `The battle ${field(f.where)} is over, though enemies are still there: none of them attacks another.`,
} satisfies Catalogue
