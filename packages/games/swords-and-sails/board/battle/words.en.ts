import {
  type Battle,
  type FactionId,
  type FigureId,
  type Force,
  faction,
  field,
  figure,
  headed,
  type PieceKey,
  piece,
  type Stock,
} from '@windward/swords-and-sails/facts'

const STAYS: Readonly<Record<Force['stays'], string>> = {
  fights: '',
  routs: 'routs',
  retreats: 'retreats',
  withdraws: 'withdraws',
}

/** `Knights behind file 2`. */
const behind = (kind: FigureId, file: number) => `${headed(figure(kind))} behind file ${file}`

const USUAL_RULE = 'By the usual rule'

/** What the battles and the panels about them say. Files are numbered from 1; `*so*` is emphasised, `_so_` only heard where there is little room. */
export const words = {
  screen: {
    battle: (where: Battle['where']) => `Battle ${field(where)}`,
    round: (round: number) => (round === 0 ? 'before the first round' : `round ${round}`),
    place: (place: number, battles: number) => `${place} of ${battles}`,
    show: 'Show',
    fold: 'Minimise',
    stays: (stays: Force['stays']) => STAYS[stays],
    strength: (points: number) => `${points} _casualty _${points === 1 ? 'point' : 'points'}`,
    armour: (armour: number) => `armour ${armour}`,
    dice: 'Dice thrown last',
  },
  line: {
    whole: 'The line, from the left',
    file: (file: number) => `File ${file}`,
    unit: (kind: FigureId, owner: FactionId, file: number) =>
      `${headed(figure(kind))} of ${faction(owner)} in file ${file}`,
    hand: 'Units in hand',
  },
  captured: {
    lead: 'They fight for their captor from the next round on. Units aboard a captured warship or raider are lost.',
    chosen: (chosen: number, wanted: number) =>
      `*${chosen}* of ${wanted} ${wanted === 1 ? 'ship' : 'ships'} chosen`,
    progress: 'Ships chosen',
    prize: (from: PieceKey, count: number, loaded: boolean) =>
      `${piece(from)} · ${count} ${loaded ? 'with units aboard' : 'empty'}`,
    done: 'Give them up',
  },
  division: {
    /** `first` are those whom the Attack named. */
    lead: (first: readonly FactionId[]) =>
      first.length === 0
        ? 'It holds if all of you say the same. Otherwise it is divided by what each can still take.'
        : `It holds if all of you say the same. Otherwise it falls first on ${first.map(faction).join(' and ')}, named in the Attack.`,
    divided: (given: number, damage: number) => `*${given}* of ${damage} damage divided`,
    progress: 'Damage divided',
    capacity: (capacity: number) => `can still take ${capacity}`,
    done: 'Propose these shares',
  },
  drawBack: {
    lead: 'Cavalry that is drawn back leaves its file with all that stands behind it. Press those who are to go.',
    done: (units: number) => (units === 0 ? 'Draw nobody back' : `Draw ${units} back`),
  },
  losses: {
    /** What is counted: casualty points, units, gold of upkeep. */
    points: 'casualty points',
    chosen: (taken: number, points: number, of: string) => `*${taken}* of ${points} ${of} chosen`,
    progress: (points: number, of: string) => `Chosen of ${points} ${of}`,
    cheapest: 'Preselected: what costs least gold. Choose others if you would rather keep these.',
    tooMany: (count: number) => `${count} more than needed`,
    stock: ({ count }: Pick<Stock, 'count'>, worth: number) => `you have ${count}, absorbs ${worth} each`,
    done: 'Take these losses',
  },
  place: {
    face: 'Choose a unit from your hand, then the enemy it is to face.',
    put: 'Choose a unit from your hand, then where it is put down.',
    takeBack: 'Those with a ring are new in the line. Press one to take it back.',
    end: { left: 'At the left end of the line', right: 'At the right end of the line' },
    against: (kind: FigureId, file: number) => `${headed(figure(kind))} against file ${file}`,
    behind,
    usualRule: USUAL_RULE,
    done: 'Place the units',
    missing: 'Somebody has to face each of the enemy’s units.',
  },
  rear: {
    takeBack: 'All stand in the line. Press one in a rear row to take it back into your hand.',
    put: 'Choose a unit, then the file behind which it stands.',
    behind,
    intoHand: 'All into the hand',
    usualRule: USUAL_RULE,
    done: 'Place them so',
  },
  redeploy: {
    lead: 'Press one of your units, then a free place.',
    moved: (moves: number, most: number) => `Moved: *${moves}* of ${most}.`,
    end: { left: 'To the left end of the line', right: 'To the right end of the line' },
    file: (file: number) => `Behind or into file ${file}`,
    done: (moves: number) => (moves === 0 ? 'Leave the line so' : 'Move them so'),
  },
}
