import type { Phrase, SeenLine } from '@windward/table'
import { lossesShape } from '../battle/losses/losses.ts'
import { FREE_UNIT_CARDS } from '../build/free-units.ts'
import { type AreaId, isLandId, type LandId } from '../data/area-ids.ts'
import { MERCENARY_IDS } from '../data/cards/expansion-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { controls, handOver, shores } from '../lands.ts'
import { keyOf, nameOfPiece, ownerOf, type PieceKey } from '../pieces.ts'
import { everyArmy, everyFleet } from '../pieces-of.ts'
import type { Sighting, State } from '../state.ts'
import { Bargains } from './bargains.ts'
import type { Builds, Deed } from './deeds.ts'
import { goldTold } from './gold-told.ts'
import { areaAt, factionAt, landAt, listAt, numberAt, oneOfAt, pieceAt } from './reading.ts'

/** Follows the ledger from the beginning of the match: where pieces stand, whose land is, and what each rival did. */
export class Chronicle {
  /** As the match began; its lands change hands as is told. */
  readonly #board: State
  readonly #places = new Map<PieceKey, AreaId>()
  readonly #deeds: ReadonlyMap<FactionId, Deed[]>
  /** Casualty points of the sieges under way. */
  readonly #sieges = new Map<LandId, number>()
  #turn = 0
  #hasBuilt = true
  readonly #bargains = new Bargains()
  readonly #building = new Map<FactionId, Building>()

  constructor(board: State, rivals: readonly FactionId[]) {
    this.#board = board
    for (const piece of [...everyArmy(board), ...everyFleet(board)]) this.#places.set(keyOf(piece), piece.at)
    this.#deeds = new Map(rivals.map((faction) => [faction, []]))
  }

  deedsOf(faction: FactionId): readonly Deed[] {
    return this.#deeds.get(faction) ?? []
  }

  shows(sighting: Sighting): void {
    this.#add(ownerOf(sighting.piece), { does: 'shows', sighting })
  }

  read({ turn, what }: SeenLine): void {
    if (turn !== this.#turn) {
      this.built()
      this.#turn = turn
      this.#hasBuilt = turn === 0
    }
    if (AFTER_UNITS.has(what.key)) this.built()
    for (const { faction, gold } of [...goldTold(what), ...this.#bargains.hear(what)])
      this.#add(faction, { does: 'gold', gold })
    this.#follow(what)
    this.#hear(what)
  }

  /** SNS 9: phase 7 of this season is over. */
  built(): void {
    if (this.#hasBuilt) return
    this.#hasBuilt = true
    for (const faction of this.#deeds.keys()) {
      const { raised, gifts, hired } = this.#building.get(faction) ?? nothingBuilt()
      const receivers = [...this.#places].flatMap(([piece, at]) =>
        ownerOf(piece) === faction && this.#canReceive(piece, at) ? piece : [],
      )
      const builds: Builds = { does: 'builds', number: this.#turn, raised, gifts, hired, receivers }
      this.#add(faction, builds)
    }
    this.#building.clear()
  }

  #canReceive(piece: PieceKey, at: AreaId): boolean {
    const faction = ownerOf(piece)
    if (isLandId(at)) return controls(this.#board, faction, at)
    return isFleet(piece) && shores(this.#board, at).some((land) => controls(this.#board, faction, land))
  }

  #add(faction: FactionId, deed: Deed): void {
    this.#deeds.get(faction)?.push(deed)
  }

  /** Where pieces went, and whose land became. */
  #follow({ key, fields }: Phrase): void {
    const piece = pieceAt(fields, 'piece')
    const to = areaAt(fields, 'to') ?? areaAt(fields, 'at')
    if (piece !== undefined && to !== undefined && !key.startsWith('orders.')) this.#places.set(piece, to)
    const land = landAt(fields, 'land')
    if (land === undefined) return
    const winner = Object.hasOwn(WINS, key) ? WINS[key] : undefined
    if (winner !== undefined) handOver(this.#board, land, factionAt(fields, winner) ?? null)
  }

  #hear({ key, fields }: Phrase): void {
    switch (key) {
      case 'income.paid':
        if (this.#board.options.maintenance) this.#of(fields, 'faction', { does: 'upkeep' })
        break
      case 'income.fees.goes': {
        const band = oneOfAt(fields, 'card', MERCENARY_IDS)
        if (band !== undefined) this.#of(fields, 'faction', { does: 'dismisses', band })
        break
      }
      case 'battle.losses.taken': {
        const losses = lossesShape.safeParse(listAt(fields, 'losses'))
        if (losses.success) this.#of(fields, 'faction', { does: 'loses', losses: losses.data })
        break
      }
      case 'siege.rolled':
      case 'siege.no-dice': {
        const land = landAt(fields, 'land')
        if (land !== undefined) this.#sieges.set(land, numberAt(fields, 'points'))
        break
      }
      case 'siege.paid':
        this.#tolled(fields)
        break
      case 'sabotage.lost': {
        const piece = pieceAt(fields, 'piece')
        if (piece !== undefined) this.#bleeds([piece], numberAt(fields, 'count'), 0)
        break
      }
      case 'battle.goes-aboard': {
        const piece = pieceAt(fields, 'piece')
        if (piece !== undefined) this.#bleeds([piece], numberAt(fields, 'lost'), 0)
        break
      }
      default:
        if (key.startsWith('build.')) this.#builds({ key, fields })
    }
  }

  #of(fields: Phrase['fields'], name: string, deed: Deed): void {
    const faction = factionAt(fields, name)
    if (faction !== undefined) this.#add(faction, deed)
  }

  /** SNS 8.3: everybody sees the dice, what was bought off and how many units were lost. */
  #tolled(fields: Phrase['fields']): void {
    const [besieger, land] = [factionAt(fields, 'besieger'), landAt(fields, 'land')]
    if (besieger === undefined || land === undefined) return
    const armies = [...this.#places].flatMap(([piece, at]) =>
      at === land && ownerOf(piece) === besieger && !isFleet(piece) ? piece : [],
    )
    const points = (this.#sieges.get(land) ?? 0) - numberAt(fields, 'bought')
    this.#bleeds(armies, numberAt(fields, 'lost'), points)
  }

  #bleeds(pieces: readonly PieceKey[], count: number, points: number): void {
    const [first] = pieces
    if (first !== undefined && count > 0) this.#add(ownerOf(first), { does: 'bleeds', pieces, count, points })
  }

  #builds({ key, fields }: Phrase): void {
    const faction = factionAt(fields, 'faction')
    if (faction === undefined) return
    const building = this.#building.get(faction) ?? nothingBuilt()
    this.#building.set(faction, building)
    const piece = key === 'build.raised' ? pieceAt(fields, 'piece') : undefined
    const gift = key === 'build.played' ? oneOfAt(fields, 'card', FREE_UNIT_CARDS) : undefined
    const band = key === 'build.hired' ? oneOfAt(fields, 'card', MERCENARY_IDS) : undefined
    if (piece !== undefined) building.raised.push(piece)
    if (gift !== undefined) building.gifts.push(gift)
    if (band !== undefined) building.hired.push(band)
  }
}

function isFleet(piece: PieceKey): boolean {
  return 'fleet' in nameOfPiece(piece)
}

interface Building {
  readonly raised: PieceKey[]
  readonly gifts: Builds['gifts'][number][]
  readonly hired: Builds['hired'][number][]
}

function nothingBuilt(): Building {
  return { raised: [], gifts: [], hired: [] }
}

/** The first lines that can follow phase 7. */
const AFTER_UNITS: ReadonlySet<string> = new Set(['cities.built', 'cities.quarry', 'victory.scores'])

/** Lines by which land changes hands, and who is named in them as its new owner; nobody, where there is no such name. */
const WINS: Readonly<Record<string, string>> = {
  'setup.bid.won': 'faction',
  'siege.taken': 'besieger',
  'siege.freed': 'host',
  'siege.taken.city': '',
  'intrigue.marriage.won': 'by',
  'diplomacy.ally.won': 'by',
  'revolt.broke-out': '',
  'fortune.neutral': '',
}
