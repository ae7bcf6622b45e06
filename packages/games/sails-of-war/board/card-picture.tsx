import type { RaceId } from '@windward/sails-of-war/facts'
import { CARD_PICTURES } from './draw/card-pictures.ts'
import { Painted } from './draw/painted.tsx'
import { Put } from './pieces/put.tsx'
import './card-picture.css'

export interface CardPictureProps {
  readonly card: keyof typeof CARD_PICTURES
  /** In whose colours it is drawn. */
  readonly race: RaceId
}

/** What is seen on a card; its name says what it is. */
export function CardPicture({ card, race }: CardPictureProps) {
  const picture = CARD_PICTURES[card]
  return (
    <svg class={`sow-card-picture sow-of-${race}`} viewBox="-78 -78 156 88" aria-hidden="true">
      <rect class="sow-card-ground" x="-78" y="-78" width="156" height="88" />
      <path class="sow-card-hill" d="M-78 -10Q-20 -26 78 -8V10H-78Z" />
      {'piece' in picture ? (
        <Put what={`${picture.piece}-${race}`} scale={0.98} />
      ) : (
        <Painted drawing={picture.drawing} />
      )}
    </svg>
  )
}
