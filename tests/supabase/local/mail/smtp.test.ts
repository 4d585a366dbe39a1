import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { MailRefused, type OutgoingMail } from '../../../../src/delivery/mail.ts'
import { smtp } from '../../../../supabase/local/mail/smtp.ts'
import { headOf, smtpRefusal, startSmtp } from '../../../support/smtp.ts'

const mail: OutgoingMail = {
  id: '4f1c0000-0000-4000-8000-000000000001',
  from: 'Gegee Studio <mail@studio.example>',
  to: 'saraa@example.com',
  replyTo: null,
  subject: 'Захиалга баталгаажлаа',
  text: 'Сайн уу',
  html: '<p>Сайн уу</p>',
  headers: { 'List-Unsubscribe': '<https://studio.example/u>' },
  link: 'https://studio.example/',
}

let close: () => Promise<void> = async () => undefined
afterEach(() => close())

async function server(options?: SMTPServerOptions) {
  const started = await startSmtp(options)
  close = started.close
  return started
}

/** Something that listens where a mail server should. */
async function listener(onConnect: (answer: (words: string) => void) => void): Promise<string> {
  const other: Server = createServer((socket) => {
    socket.on('error', () => undefined)
    onConnect((words) => socket.write(words))
  })
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  close = async () => void other.close()
  return `smtp://127.0.0.1:${(other.address() as AddressInfo).port}`
}

const send = (url: string, changes: Partial<OutgoingMail> = {}, patience = 5_000) =>
  smtp(url).send({ ...mail, ...changes }, AbortSignal.timeout(patience))
const failure = (...call: Parameters<typeof send>) =>
  send(...call).then(
    () => {
      throw new Error('It was sent.')
    },
    (error: Error) => error,
  )

test('a mail arrives with its head, both versions, its calendar part and an id of its own', async () => {
  const { url, taken } = await server()
  const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  await send(url, { replyTo: 'bat@example.com', calendar: { method: 'CANCEL', content } })
  const [{ to, raw } = { to: [], raw: '' }] = taken
  expect(to).toEqual([mail.to])
  expect(headOf(raw, 'Message-ID')).toBe(`<${mail.id}@studio.example>`)
  expect(headOf(raw, 'From')).toBe(mail.from)
  expect(headOf(raw, 'Reply-To')).toBe('bat@example.com')
  expect(headOf(raw, 'List-Unsubscribe')).toBe('<https://studio.example/u>')
  expect(raw).toMatch(/Content-Type: text\/plain; charset=utf-8/)
  expect(raw).toMatch(/Content-Type: text\/html; charset=utf-8/)
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/)
  expect(raw).toContain(Buffer.from(mail.text).toString('base64'))
})

test('nothing that is typed makes a second line of the head or a second recipient', async () => {
  const { url, taken } = await server()
  const nasty = 'x\r\nBcc: thief@example.com'
  await send(url, { subject: nasty, to: 'a@example.com, thief@example.com', replyTo: nasty }).catch(
    () => undefined,
  )
  await send(url, { subject: nasty, headers: { 'X-Note': nasty } })
  expect(taken.flatMap(({ to }) => to)).not.toContain('thief@example.com')
  for (const { raw } of taken) expect(headOf(raw, 'Bcc')).toBeUndefined()
})

describe('no further attempt is made', () => {
  test('at an address that the server says does not exist', async () => {
    const { url } = await server({ onRcptTo: (_, __, done) => done(smtpRefusal(550, 'No such user')) })
    const error = await failure(url)
    expect(error).toBeInstanceOf(MailRefused)
    expect(error.message).toContain('550')
  })

  test('with a content that it refuses', async () => {
    const { url } = await server({
      onData(stream, _, done) {
        stream.resume()
        stream.on('end', () => done(smtpRefusal(554, 'Not this')))
      },
    })
    expect(await failure(url)).toBeInstanceOf(MailRefused)
  })
})

describe('it is tried again', () => {
  test('when the server says later', async () => {
    const { url } = await server({ onRcptTo: (_, __, done) => done(smtpRefusal(451, 'Later')) })
    expect(await failure(url)).not.toBeInstanceOf(MailRefused)
  })

  test('when the password is wrong, without a word of it', async () => {
    const { url } = await server({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(smtpRefusal(535, 'Wrong')),
    })
    const error = await failure(url.replace('//', '//user:top-secret@'))
    expect(error).not.toBeInstanceOf(MailRefused)
    expect(String(error)).not.toContain('top-secret')
  })

  test('when nobody listens', async () => {
    const { url, close: stop } = await startSmtp()
    await stop()
    expect(await failure(url)).not.toBeInstanceOf(MailRefused)
  })

  test('when it takes too long', async () => {
    const url = await listener(() => undefined)
    expect((await failure(url, {}, 30)).name).toBe('AbortError')
  })

  test('when the answer is no mail server’s', async () => {
    const url = await listener((answer) => answer('HTTP/1.1 200 OK\r\n\r\n<html>'))
    expect(await failure(url)).not.toBeInstanceOf(MailRefused)
  })
})
