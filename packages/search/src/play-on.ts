import type { GameTypes, Question, Thought } from '@windward/table'

/** Goes on in thought, every question being answered by the policy, until it has got far enough or is over. */
export function playOn<G extends GameTypes>(
  thought: Thought<G>,
  policy: (question: Question<G>) => unknown,
  isFarEnough: (thought: Thought<G>) => boolean,
): Thought<G> {
  for (let next = thought.next(); next && !isFarEnough(thought); next = thought.next())
    thought.put(next, policy(next))
  return thought
}
