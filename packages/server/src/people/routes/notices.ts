import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noticeSettings } from '../notices/notice.ts'
import { pushSubscription } from '../notices/push.ts'
import type { People } from '../people.ts'
import { signedIn } from './who.ts'

const tags = ['people']

const settingsShape = noticeSettings.meta({
  id: 'NoticeSettings',
  description: 'What somebody is told while away, and how',
})

export const noticeRoutes = async (app: FastifyInstance, people: People): Promise<void> => {
  const { identify, push, letters, noticeSettings: settings } = people
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/v1/me/notices',
    {
      schema: {
        tags,
        operationId: 'getNoticeSettings',
        needs: 'session',
        refuses: [],
        summary: 'What you are told while you are away, and how',
        response: {
          200: noticeSettings.extend({
            letters: z
              .boolean()
              .describe('Whether this server sends e-mail: without, none of it reaches you so'),
            pushKey: z.string().describe('For the browser’s subscription'),
          }),
        },
      },
    },
    async (request) => {
      const { id } = await signedIn(identify, request)
      return { ...(await settings.of(id)), letters, pushKey: push.publicKey }
    },
  )

  routes.put(
    '/api/v1/me/notices',
    {
      schema: {
        tags,
        operationId: 'setNoticeSettings',
        needs: 'session',
        refuses: [],
        summary: 'Chooses it',
        body: settingsShape,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id } = await signedIn(identify, request)
      await settings.set(id, request.body)
      return reply.status(204).send()
    },
  )

  routes.post(
    '/api/v1/me/push',
    {
      schema: {
        tags,
        operationId: 'subscribePush',
        needs: 'session',
        refuses: [422],
        summary: 'Subscribes a browser',
        body: pushSubscription,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id } = await signedIn(identify, request)
      await push.subscribe(id, request.body)
      return reply.status(204).send()
    },
  )

  routes.delete(
    '/api/v1/me/push',
    {
      schema: {
        tags,
        operationId: 'unsubscribePush',
        needs: 'session',
        refuses: [],
        summary: 'Unsubscribes a browser',
        body: z.object({ endpoint: z.string().max(2000) }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id } = await signedIn(identify, request)
      await push.unsubscribe(id, request.body.endpoint)
      return reply.status(204).send()
    },
  )
}
