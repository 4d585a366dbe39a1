import { describe, expect, test } from 'vitest'
import { type Environment, mailSettings, SetUpFaults } from '../../src/delivery/environment.ts'

const TRANSPORTS = ['mailbox', 'smtp', 'resend'] as const
const from = 'Gegee Studio <mail@studio.example>'

function faults(env: Environment): readonly string[] {
  try {
    mailSettings(env, TRANSPORTS)
  } catch (error) {
    if (error instanceof SetUpFaults) return error.faults
    throw error
  }
  return []
}

test('without a word mails go to the mailbox', () => {
  expect(mailSettings({}, TRANSPORTS)).toEqual({
    transport: { kind: 'mailbox' },
    from: 'Gegee Studio <studio@example.com>',
    studioEmail: 'studio@example.com',
  })
})

test('a mail server is named by its address', () => {
  const SMTP_URL = 'smtps://user:secret@mail.studio.example:465'
  const env = { MAIL_TRANSPORT: 'smtp', SMTP_URL, MAIL_FROM: from, MAIL_STUDIO: 'desk@studio.example' }
  expect(mailSettings(env, TRANSPORTS)).toEqual({
    transport: { kind: 'smtp', url: SMTP_URL },
    from,
    studioEmail: 'desk@studio.example',
  })
})

test('Resend needs its key and a sender', () => {
  const env = { MAIL_TRANSPORT: 'resend', RESEND_API_KEY: 're_123', MAIL_FROM: 'mail@studio.example' }
  expect(mailSettings(env, TRANSPORTS).transport).toEqual({
    kind: 'resend',
    baseUrl: 'https://api.resend.com',
    key: 're_123',
  })
})

describe('what is missing or wrong is said in a sentence', () => {
  test.each<[Environment, string[]]>([
    [{ MAIL_TRANSPORT: 'pigeon' }, ['MAIL_TRANSPORT is none of: mailbox, smtp, resend.']],
    [{ MAIL_STUDIO: 'desk' }, ['MAIL_STUDIO is no email address: where the studio reads.']],
    [
      { MAIL_TRANSPORT: 'smtp', MAIL_FROM: from },
      ['SMTP_URL is missing: the mail server, such as smtps://user:password@mail.studio.mn:465.'],
    ],
    [
      { MAIL_TRANSPORT: 'resend' },
      [
        "RESEND_API_KEY is missing: Resend's key, re_….",
        'MAIL_FROM is missing: the sender, such as "Gegee Studio <mail@studio.mn>".',
      ],
    ],
  ])('%o', (env, expected) => {
    expect(faults(env)).toEqual(expected)
  })

  test.each(['https://mail.example', 'smtp:', 'mail.example:25'])(
    'and so is %s, which is no mail server',
    (url) => {
      expect(faults({ MAIL_TRANSPORT: 'smtp', SMTP_URL: url, MAIL_FROM: from })).toHaveLength(1)
    },
  )

  test.each(['Gegee', 'a@b\r\nBcc: c@d.ef', 'A <a@b.cd>, B <b@b.cd>'])(
    'and so is %j, which is no sender',
    (sender) => {
      expect(
        faults({ MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://localhost', MAIL_FROM: sender }),
      ).toHaveLength(1)
    },
  )
})

test('no sentence quotes a secret', () => {
  const env = { SMTP_URL: 'http://user:top-secret@mail.example', RESEND_API_KEY: 'top-secret key' }
  const said = TRANSPORTS.flatMap((MAIL_TRANSPORT) => faults({ ...env, MAIL_TRANSPORT }))
  expect(said).toHaveLength(4)
  expect(said.join()).not.toContain('top-secret')
})
