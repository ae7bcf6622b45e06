import {
  counted,
  type FigureId,
  type LandId,
  nameOf,
  type PieceKey,
  piece,
  type Work,
} from '@windward/swords-and-sails/facts'

const WORKS: Readonly<Record<Work['work'], string>> = { minor: 'Minor city', upgrade: 'Upgrade' }

/** What is said where gold is spent on units and cities; what stands between asterisks is emphasised. */
export const words = {
  purse: {
    left: (gold: number) => `*${gold}* gold left`,
    of: (gold: number) => `of ${gold}`,
    spent: (gold: number) => `${gold} spent`,
  },
  units: {
    none: 'None of your pieces stands where it can receive units.',
    new: 'new',
    price: (gold: number) => `${gold} gold each`,
    unraise: 'Do not raise it',
    /** `2 knights · 3 light infantry`. */
    size: (stock: readonly { readonly kind: FigureId; readonly count: number }[]) =>
      stock.length === 0 ? 'empty' : stock.map(({ kind, count }) => counted(kind, count)).join(' · '),
    nothing: 'Build nothing',
    done: 'Buy these units',
  },
  raise: {
    where: (key: PieceKey) => `Where to raise ${piece(key)}`,
    done: (key: PieceKey, gold: number) => `Raise ${piece(key)} · ${gold} gold`,
  },
  cards: {
    head: 'Cards',
    played: (card: string) => `${card} is played.`,
    takeBack: 'Take it back',
    howTo: (card: string) => `How to use ${card}`,
    play: 'Play it',
    gift: (kind: FigureId, count: number, to: PieceKey) => `${counted(kind, count)} for ${piece(to)}`,
    hire: (into: PieceKey, fee: number) => `into ${piece(into)} for ${fee} gold`,
  },
  cities: {
    chosen: (paid: number, limit: number, quarries: number) =>
      `${paid} of ${limit} paid builds chosen${quarries > 0 ? `; ${quarries} Stone ${quarries === 1 ? 'Quarry' : 'Quarries'} in hand` : ''}.`,
    works: 'Chosen builds',
    work: ({ work, land, quarry }: Work, price: number | undefined) =>
      `${WORKS[work]} in ${nameOf(land)}, ${quarry ? 'by the quarry' : `${price} gold`}`,
    takeBack: 'take back',
    none: 'no cities',
    /** A button shows the deed and the price; in between stands what is only heard. */
    minor: { deed: 'Build', heard: (land: LandId) => ` a minor city in ${nameOf(land)}, ` },
    upgrade: { deed: 'Upgrade', heard: (land: LandId) => ` a city in ${nameOf(land)}, ` },
    price: (price: number) => `${price}`,
    free: 'free',
    nothing: 'Build no cities',
    done: 'Build',
  },
}
