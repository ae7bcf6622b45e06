import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Message } from './words.ts'

export type Letter = Message &
  Readonly<{ to: string /** The same for the same letter, however often it is tried. */; id: string }>

export type Mailer = Readonly<{ send: (letter: Letter) => Promise<void>; close: () => void }>

export type MailOptions = Readonly<{
  from: string
  /** `smtps://name:password@host`, or nothing: then letters are left in the outbox. */
  smtp: string | undefined
  outbox: string
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
const toOutbox = ({ from, outbox }: MailOptions): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail(envelope(from, letter))
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const file = join(outbox, `${hashOf(letter.id)}.eml`)
      await writeFile(file, message, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
        if (!alreadyThere(error)) throw error
      })
    },
    close: () => transport.close(),
  }
}

const bySmtp = (smtp: string, { from }: MailOptions): Mailer => {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: 20_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (letter) => {
      await transport.sendMail(envelope(from, letter))
    },
    close: () => transport.close(),
  }
}

export const openMailer = (options: MailOptions): Mailer =>
  options.smtp === undefined ? toOutbox(options) : bySmtp(options.smtp, options)
