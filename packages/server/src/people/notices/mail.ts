import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { onDemand } from '../on-demand.ts'
import type { Message } from './words.en.ts'

type Letter = Message &
  Readonly<{ to: string /** The same for the same letter, however often it is tried. */; id: string }>

export type Mailer = Readonly<{ send: (letter: Letter) => Promise<void>; close: () => void }>

export type MailOptions = Readonly<{
  from: string
  /** `smtps://name:password@host`, or nothing: then letters are left in the outbox. */
  smtp: string | undefined
  /** Without one, letters that cannot be sent are thrown away. */
  outbox: string | undefined
}>

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32)

const envelope = (from: string, { to, subject, text, id }: Letter) => ({
  from,
  to,
  subject,
  text,
  // A receiver that gets a letter twice, because we died before we noted that it was sent, shows it once.
  messageId: `<${hashOf(id)}@windward>`,
  headers: { 'auto-submitted': 'auto-generated' },
})

const alreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Letters as files that any mail program opens, for an operator to read or to hand on. */
const toOutbox = (outbox: string, { from }: MailOptions): Mailer => {
  // A table that writes no letters need not have what writes them in memory.
  const transport = onDemand(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true }),
  )
  return {
    send: async (letter) => {
      const { message } = await (await transport()).sendMail(envelope(from, letter))
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const file = join(outbox, `${hashOf(letter.id)}.eml`)
      await writeFile(file, message, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
        if (!alreadyThere(error)) throw error
      })
    },
    close: () => undefined,
  }
}

const bySmtp = (url: string, { from }: MailOptions): Mailer => {
  let open: Transporter | undefined
  const transport = onDemand(async () => {
    const { createTransport } = await import('nodemailer')
    const waits = { connectionTimeout: 20_000, socketTimeout: 30_000 }
    open = createTransport({ url, ...waits, disableFileAccess: true, disableUrlAccess: true })
    return open
  })
  return {
    send: async (letter) => {
      await (await transport()).sendMail(envelope(from, letter))
    },
    close: () => open?.close(),
  }
}

/** Letters for nobody to read. */
export const nowhere: Mailer = { send: async () => undefined, close: () => undefined }

export const openMailer = (options: MailOptions): Mailer => {
  const { smtp, outbox } = options
  if (smtp !== undefined) return bySmtp(smtp, options)
  return outbox === undefined ? nowhere : toOutbox(outbox, options)
}
