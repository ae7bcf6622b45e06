import type { Dice } from '@windward/table'
import { figureOf } from '../battle/figure.ts'
import type { FreeUnitCard } from '../build/free-units.ts'
import { type Builder, shipPrice } from '../build/prices.ts'
import { UNIT_IDS } from '../data/units.ts'
import { areSoldiers, newBand } from '../expansion/mercenaries.ts'
import { nameOfPiece, type PieceKey } from '../pieces.ts'
import { cardOf } from '../powers.ts'
import { upToCoin } from '../treasury.ts'
import { giftTaken } from './gifts.ts'
import type { Judged, JudgedBuilds } from './hindsight.ts'
import { recruit } from './recruits.ts'
import { bleed, healthOf, isGone, lose, noTroops, type Troops, troopsSeen } from './troops.ts'

/** What is known of a rival before anything is drawn. */
export interface Rival extends Builder {
  readonly start: ReadonlyMap<PieceKey, Troops>
  readonly deeds: readonly Judged[]
  /** What pieces that lay open once had been given until then, in gold. */
  readonly gains: ReadonlyMap<PieceKey, number>
}

/** One way in which it may have come about: his gold, and what is in his pieces. */
export class Fortune {
  gold = 0
  readonly troops = new Map<PieceKey, Troops>()
  readonly #rival: Rival
  readonly #dice: Dice
  readonly #gains: Map<PieceKey, number>
  readonly #share: number

  constructor(rival: Rival, dice: Dice) {
    this.#rival = rival
    this.#dice = dice
    this.#gains = new Map(rival.gains)
    this.#share = unitsShare(dice)
    for (const [piece, { figures, bands }] of rival.start)
      this.troops.set(piece, { figures: { ...figures }, bands: bands.map((band) => ({ ...band })) })
    for (const deed of rival.deeds) this.#live(deed)
  }

  #live(deed: Judged): void {
    const { faction } = this.#rival
    switch (deed.does) {
      case 'gold':
        this.gold = Math.max(0, this.gold + deed.gold)
        break
      case 'upkeep':
        this.gold = Math.max(0, this.gold - this.#upkeep())
        break
      case 'loses':
        for (const loss of deed.losses) lose(this.#in(loss.piece), loss)
        break
      case 'bleeds':
        bleed(
          faction,
          deed.pieces.map((piece) => this.#in(piece)),
          deed.count,
          deed.points,
        )
        break
      case 'dismisses':
        for (const troops of this.troops.values())
          troops.bands = troops.bands.filter(({ card }) => card !== deed.band)
        break
      case 'shows': {
        const { piece } = deed.sighting
        this.#spend(this.#gains.get(piece) ?? 0)
        this.#gains.delete(piece)
        this.troops.set(piece, troopsSeen(deed.sighting))
        break
      }
      case 'builds':
        this.#build(deed)
    }
  }

  #in(piece: PieceKey): Troops {
    const troops = this.troops.get(piece) ?? noTroops()
    this.troops.set(piece, troops)
    return troops
  }

  #spend(gold: number): void {
    this.gold = Math.max(0, this.gold - gold)
  }

  /** SNS 9: first what is known to have been given, and what is left of the share to one of the others. */
  #build(builds: JudgedBuilds): void {
    for (const piece of builds.raised) this.troops.set(piece, noTroops())
    const share = Math.min(this.gold - builds.needs, this.gold * this.#share)
    this.#spend(builds.commands)
    let left = Math.max(0, share - builds.commands)
    for (const piece of builds.shown) {
      const given = this.#give(piece, left)
      this.#spend(given)
      left -= given
    }
    const army = this.#army(builds)
    const fleet = builds.others.find(isFleet)
    for (const card of builds.gifts) this.#takeGift(builds.shown, card, army, fleet)
    for (const card of builds.hired) {
      const piece = areSoldiers(card) ? army : fleet
      if (piece !== undefined) this.#in(piece).bands.push(newBand(card, builds.number))
    }
    for (const piece of builds.raised) if (isFleet(piece) && isGone(this.#in(piece))) this.#launch(piece)
    if (army !== undefined) this.#spend(recruit(this.#rival.faction, this.#in(army), left, this.#dice))
  }

  #give(piece: PieceKey, most: number): number {
    const wanted = this.#gains.get(piece) ?? 0
    const given = Math.min(wanted, most)
    this.#gains.set(piece, wanted - given)
    return given
  }

  #takeGift(
    shown: readonly PieceKey[],
    card: FreeUnitCard,
    army: PieceKey | undefined,
    fleet: PieceKey | undefined,
  ): void {
    const { faction } = this.#rival
    const { kind, count } = giftTaken(faction, card, this.#dice)
    const worth = count * figureOf(faction, kind).gold
    const open = shown.find(
      (piece) => isFleet(piece) === SHIPS.has(kind) && (this.#gains.get(piece) ?? 0) >= worth,
    )
    if (open !== undefined) {
      this.#give(open, worth)
      return
    }
    const piece = SHIPS.has(kind) ? fleet : army
    if (piece !== undefined) this.#in(piece).figures[kind] += count
  }

  /** A new army is there to be filled. Otherwise it is mostly the weakest that is. */
  #army({ raised, others }: JudgedBuilds): PieceKey | undefined {
    const armies = others.filter((piece) => !isFleet(piece))
    const fresh = armies.find((piece) => raised.includes(piece))
    if (fresh !== undefined || armies.length === 0) return fresh
    if (this.#dice.below(WEAKEST_IN) === 0) return this.#dice.pick(armies)
    const health = (piece: PieceKey) => healthOf(this.#rival.faction, this.#in(piece))
    return armies.reduce((weakest, piece) => (health(piece) < health(weakest) ? piece : weakest))
  }

  #launch(piece: PieceKey): void {
    this.#in(piece).figures.TR += 1
    this.#spend(shipPrice(this.#rival, 'TR'))
  }

  #upkeep(): number {
    const { units, ships } = cardOf(this.#rival.faction)
    let bill = 0
    for (const { figures } of this.troops.values()) {
      for (const unit of UNIT_IDS) bill += figures[unit] * units[unit].maintenance
      bill += figures.WS * ships.WS.maintenance
      bill += figures.RD * ships.RD.maintenance
      bill += figures.TR * ships.TR.maintenance
    }
    return upToCoin(bill)
  }
}

/** How often it is any of the armies that is filled up, and not the weakest. */
const WEAKEST_IN = 8

/** What somebody who builds evenly spends of his gold on units: about half. */
function unitsShare(dice: Dice): number {
  return (40 + dice.roll(10) + dice.roll(10)) / 100
}

const SHIPS: ReadonlySet<string> = new Set(['WS', 'RD', 'TR'])

function isFleet(piece: PieceKey): boolean {
  return 'fleet' in nameOfPiece(piece)
}
