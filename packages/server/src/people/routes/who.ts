import type { FastifyRequest } from 'fastify'
import { Problem } from '../../api/problem.ts'
import { refusals } from '../../api/refusals.en.ts'
import type { Guest, Identify, Person } from '../identity.ts'
import { peopleRefusals } from '../refusals.en.ts'

/** Whoever is signed in, account or guest. A token acts at matches; it does not change whose it is. */
export const signedIn = async (identify: Identify, request: FastifyRequest): Promise<Person | Guest> => {
  const identity = await identify(request)
  if (identity.kind === 'nobody') throw new Problem(401, refusals.signInFirst)
  if (identity.kind === 'token') throw new Problem(403, peopleRefusals.notByToken)
  return identity
}
