import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import {
  type ContactField,
  type ContactMessage,
  type ContactRefusal,
  contactErrors,
  contactField,
  contactRefusal,
  SENDER_NAME_MAX_LENGTH,
} from '../../domain/contact.ts'
import { EMAIL_MAX_LENGTH, typedAddress } from '../../domain/email-address.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import { type Locale, localeFacts } from '../../i18n/locales.ts'
import { sendMessage } from '../../stores/contact.ts'
import { useSubmission } from '../shared/use-submission.ts'

/** Just these words: the page's HTML carries them. */
export type ContactFormWords = Record<
  'name' | 'email' | 'message' | 'send' | 'sending' | 'sentTitle' | 'sentText' | 'sendAnother',
  string
> & { errors: Record<ContactRefusal, string> }

/**
 * The contact form. Its fields keep their own values (what is typed before it comes alive counts, too); the
 * script around it keeps a draft of them.
 */
export function ContactForm({ locale, words }: { locale: Locale; words: ContactFormWords }) {
  const { busy, error, submit } = useSubmission()
  const [wrong, setWrong] = useState<Partial<Record<ContactField, ErrorCode>>>({})
  const [sent, setSent] = useState<ContactMessage>()
  const [again, setAgain] = useState<ContactMessage>()
  const form = useRef<HTMLFormElement>(null)
  const arrived = useRef<HTMLDivElement>(null)

  const focusOn = (field: ContactField) =>
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  const wordsFor = (code: ErrorCode | undefined) => code && words.errors[contactRefusal(code)]

  useEffect(() => {
    if (sent) arrived.current?.focus()
    else if (again) focusOn('message')
  }, [sent, again])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { website = '', ...fields } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      string,
      string
    >
    const typed = { name: '', email: '', message: '', ...fields }
    const message = { ...typed, email: typedAddress(typed.email) }
    const result = await submit(() => sendMessage(message, { locale, website }))
    if (result === undefined) return
    if (result.ok) {
      setWrong({})
      setSent(message)
      return
    }
    const refused = contactField(result.code)
    const found = { ...(refused && { [refused]: result.code }), ...contactErrors(message) }
    setWrong(found)
    const [first] = Object.keys(found) as ContactField[]
    if (first) focusOn(first)
  }

  if (sent) {
    return (
      <div
        ref={arrived}
        role="status"
        tabIndex={-1}
        className="notice notice-success grid justify-items-start gap-3"
      >
        <p className="text-fluid-lg font-semibold">{words.sentTitle}</p>
        <p>
          {words.sentText}
          {localeFacts[locale].marks.sentence}
          <strong>{sent.email.trim()}</strong>
        </p>
        <Button
          onClick={() => {
            setAgain(sent)
            setSent(undefined)
          }}
        >
          {words.sendAnother}
        </Button>
      </div>
    )
  }
  return (
    <form ref={form} method="post" className="grid gap-5" onSubmit={onSubmit} noValidate>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.name} error={wordsFor(wrong.name)}>
          {(control) => (
            <input
              {...control}
              className="control"
              name="name"
              autoComplete="name"
              maxLength={SENDER_NAME_MAX_LENGTH}
              required
              defaultValue={again?.name}
            />
          )}
        </Field>
        <Field label={words.email} error={wordsFor(wrong.email)}>
          {(control) => (
            <input
              {...control}
              className="control"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={EMAIL_MAX_LENGTH}
              required
              defaultValue={again?.email}
            />
          )}
        </Field>
      </div>
      <Field label={words.message} error={wordsFor(wrong.message)}>
        {(control) => <textarea {...control} className="control" name="message" rows={6} required />}
      </Field>
      <div className="sr-only" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {error && !contactField(error) && <Notice kind="failure">{wordsFor(error)}</Notice>}
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        busy={busy}
        busyText={words.sending}
      >
        {words.send}
      </Button>
    </form>
  )
}
