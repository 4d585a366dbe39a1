import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '../../../../src/delivery/mail.ts'
import { openMailbox } from '../../../../supabase/local/mail/mailbox.ts'
import { answerMailbox } from '../../../../supabase/local/mail/mailbox-api.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gegeemailbox-'))
  file = join(folder, 'mailbox.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

function mail(subject: string, fields: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    id: randomUUID(),
    from: 'studio@example.com',
    to: 'a@example.com',
    replyTo: null,
    subject,
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: {},
    link: 'http://x/',
    ...fields,
  }
}

const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject)

describe('mailbox', () => {
  test('lists the newest mail first, for everybody or one address', () => {
    const mailbox = openMailbox()
    mailbox.add(mail('1'))
    mailbox.add(mail('2', { to: 'b@example.com' }))
    mailbox.add(mail('3'))
    expect(subjects(mailbox.list())).toEqual(['3', '2', '1'])
    expect(subjects(mailbox.list('A@example.com'))).toEqual(['3', '1'])
  })

  test('survives a restart, also one in the middle of a line', () => {
    openMailbox(file).add(mail('1'))
    appendFileSync(file, '{"to": "cut of')
    expect(subjects(openMailbox(file).list())).toEqual(['1'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('takes a mail once, also after a restart', () => {
    const twice = mail('1')
    openMailbox(file).add(twice)
    const mailbox = openMailbox(file)
    mailbox.add(twice)
    expect(subjects(mailbox.list())).toEqual(['1'])
  })

  test('keeps the newest 200, in memory and in the file', () => {
    const mailbox = openMailbox(file)
    for (let number = 1; number <= 203; number++) mailbox.add(mail(String(number)))
    for (const mails of [mailbox.list(), openMailbox(file).list()]) {
      expect(mails).toHaveLength(200)
      expect([mails[0]?.subject, mails.at(-1)?.subject]).toEqual(['203', '4'])
    }
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(200)
  })
})

describe('its page', () => {
  const ask = (path: string, peer: string | null, origin = 'http://localhost:4321') => {
    const mailbox = openMailbox()
    mailbox.add(mail('<b>Hi</b>', { text: 'Go to http://x.example/?a=1&b="2" <script>alert(1)</script>' }))
    mailbox.add(mail('Other', { to: 'b@example.com' }))
    return answerMailbox(new Request(origin + path), mailbox, peer)
  }

  test('shows every mail with its links, and lets no markup through', async () => {
    const page = await ask('/__mail', '127.0.0.1').text()
    expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;')
    expect(page).toContain('<a href="http://x.example/?a=1&amp;b=&quot;2&quot;">')
    expect(page).not.toMatch(/<script|<b>/)
    expect(page.indexOf('Other')).toBeLessThan(page.indexOf('&lt;b&gt;Hi'))
  })

  test('is there as JSON too, for one address', async () => {
    const mails = await ask('/__mail.json?to=b@example.com', '::1').json()
    expect(mails).toMatchObject([{ to: 'b@example.com', subject: 'Other', link: 'http://x/' }])
  })

  describe('shows of each mail', () => {
    const mailbox = openMailbox()
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
    const one = mail('1', {
      html: '<p>Hello</p><script>alert(1)</script>',
      headers: { 'List-Unsubscribe': '<http://x/?a&b>' },
      replyTo: 'b@example.com',
      calendar: { method: 'CANCEL', content },
    })
    const plain = mail('2')
    mailbox.add(one)
    mailbox.add(plain)
    const open = (path: string, peer = '127.0.0.1') =>
      answerMailbox(new Request(`http://localhost:4321${path}`), mailbox, peer)

    test('its head, and the ways to its other forms', async () => {
      const page = await open('/__mail').text()
      expect(page).toContain('<dt>List-Unsubscribe</dt><dd>&lt;http://x/?a&amp;b&gt;</dd>')
      expect(page).toContain('<dt>Reply to</dt><dd>b@example.com</dd>')
      expect(page).toContain(`<a href="/__mail/${one.id}/html" aria-describedby="mail-${one.id}">As HTML</a>`)
      expect(page).toContain(
        `/__mail/${one.id}/invite.ics" aria-describedby="mail-${one.id}">Calendar part (CANCEL)</a>`,
      )
      expect(page).not.toContain(`/__mail/${plain.id}/invite.ics`)
    })

    test('its HTML, in which nothing runs or loads', async () => {
      const answer = open(`/__mail/${one.id}/html`)
      expect(await answer.text()).toBe(one.html)
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
    })

    test('its calendar part', async () => {
      const answer = open(`/__mail/${one.id}/invite.ics`)
      expect(await answer.text()).toBe(content)
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=CANCEL')
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invite.ics"')
    })

    test('nothing that is not there, and nothing to others', () => {
      expect(open(`/__mail/${plain.id}/invite.ics`).status).toBe(404)
      expect(open('/__mail/4f1c/html').status).toBe(404)
      expect(open(`/__mail/${one.id}/html`, '192.0.2.1').status).toBe(403)
    })
  })

  test.each(['::1', '127.0.0.1', '::ffff:127.0.0.1'])('opens to this machine (%s)', (peer) => {
    expect(ask('/__mail', peer).status).toBe(200)
  })

  test.each(['192.168.0.7', '::ffff:10.0.0.1', '2001:db8::1', '127.0.0.1.evil', null])(
    'stays closed to %s',
    (peer) => {
      expect(ask('/__mail', peer).status).toBe(403)
      expect(ask('/__mail.json', peer).status).toBe(403)
    },
  )

  test('stays closed to a page whose name was pointed to this machine', () => {
    expect(ask('/__mail', '127.0.0.1', 'http://rebound.example:4321').status).toBe(403)
  })
})
