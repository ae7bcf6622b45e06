import type { Battle, SwordsAndSails, View } from '@windward/swords-and-sails/facts'
import type { Question } from '@windward/table'
import { placesIn, subjectOf } from '../asked-places.ts'
import { listIn, textIn } from '../plain-data.ts'

/** The battle a question speaks of: by its name, by pieces that fight in it, or by its field. */
export function battleAsked(
  { battles }: View,
  question: Question<SwordsAndSails> | undefined,
): Battle | undefined {
  if (question === undefined) return undefined
  const { seat, brief } = question
  const name = textIn(brief, 'battle')
  const pieces = listIn(brief, 'pieces')
  const places = subjectOf(brief)
  return battles.find(
    (battle) =>
      battle.name === name ||
      battle.forces.some((force) => force.pieces.some((piece) => pieces.includes(piece))) ||
      (placesIn(battle.where).every((place) => places.includes(place)) &&
        battle.forces.some((force) => force.faction === seat)),
  )
}
