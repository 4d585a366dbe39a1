import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as the server took it: for whom, and every line of it. */
interface Taken {
  to: string[]
  raw: string
}

/** A mail server on 127.0.0.1 that keeps what it takes. `options` make it another one. */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      stream.setEncoding('utf8')
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
    ...options,
  })
  // A client that is killed leaves its connection in the middle of a word.
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** An error that the server answers with this code. */
export const smtpRefusal = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode })

/** The value of a line of a mail's head. */
export const headOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n[ \t]/g, ' ')
