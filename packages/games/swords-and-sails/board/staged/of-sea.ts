import {
  counted,
  type FigureId,
  faction,
  isSeaId,
  listed,
  nameOf,
  type PieceKey,
  piece,
} from '@windward/swords-and-sails/facts'
import { isFaction } from '../factions/faction.ts'
import { listIn, numberIn, partOf } from '../panels/brief.ts'
import { isFigure } from '../pieces/is-figure.ts'
import { isPieceKey } from '../pieces/is-piece-key.ts'
import type { About, Asked } from './about.ts'

interface Load {
  readonly piece: PieceKey
  readonly kind: FigureId
  readonly ships: number
  readonly units: number
}

function isLoad(load: unknown): load is Load {
  const [from, kind] = [partOf(load, 'piece'), partOf(load, 'kind')]
  return typeof from === 'string' && isPieceKey(from) && typeof kind === 'string' && isFigure(kind)
}

/** What a way of loading comes to: `9 in 3 transports of Fleet 1`. */
function loads({ question }: Asked, key: string): string | undefined {
  const options = question.options()
  const way =
    options.kind === 'choice' ? options.branches.find((each) => each.key === key)?.leads() : undefined
  const answer: unknown = way?.kind === 'leaf' ? way.answer : undefined
  if (!Array.isArray(answer)) return undefined
  const parts = answer
    .filter(isLoad)
    .map(({ piece: from, kind, ships, units }) => `${units} in ${counted(kind, ships)} of ${piece(from)}`)
  return `${listed(parts)}.`
}

const order = (_: Asked, stage: number): string => (stage === 0 ? 'First' : 'Then')

/** At sea, and armies that come from several sides. */
export const ofSea: Readonly<Record<string, About>> = {
  'assign-cargo': {
    words: () =>
      'A loaded transport cannot be captured, but when it sinks those aboard need room elsewhere. Units aboard a captured warship or raider are lost.',
    note: loads,
    seal: () => 'Load them so',
  },
  'to-sea': {
    words: () => 'It goes to a zone beside the land.',
    name: (_, key) => (isSeaId(key) ? nameOf(key) : undefined),
    seal: () => 'Put to sea',
  },
  'meet-forces': {
    words: () => 'You fight them one after another.',
    head: order,
    seal: () => 'Meet them so',
  },
  'meet-fleets': {
    words: () => 'Your Admiral may fight fleets that came from different zones one after another.',
    head: (asked, stage) => (stage === 0 ? 'How' : order(asked, stage - 1)),
    seal: () => 'Meet them so',
  },
  'take-share': {
    words: ({ brief }) =>
      listIn(brief, 'claims').every((claim) => numberIn(claim, 'most') === 0)
        ? 'You have agreed to take nothing. You are asked all the same, so that nobody else learns of it.'
        : 'Where the two of you have not agreed, each may take up to a third of what lay on the agreement, in secret. The rest stays.',
    head: ({ brief }, stage) => {
      const claim = listIn(brief, 'claims')[stage]
      const partner = partOf(claim, 'partner')
      return typeof partner === 'string' && isFaction(partner)
        ? `Off the agreement with ${faction(partner)}, up to ${numberIn(claim, 'most')}`
        : undefined
    },
    name: (_, key) => (/^\d+$/.test(key) ? (key === '0' ? 'Nothing' : `${key} gold`) : undefined),
    seal: () => 'Take this',
  },
}
