// A deliverer in a process of its own, which a test kills: it sends what is due, again and again.
import { setTimeout as sleep } from 'node:timers/promises'
import { deliver } from '../../src/delivery/deliver.ts'
import { mailSettings } from '../../src/delivery/environment.ts'
import { outbox } from '../../src/delivery/queue.ts'
import { serviceRpc } from '../../src/delivery/rpc.ts'
import { openMailbox } from '../../supabase/local/mail/mailbox.ts'
import { TRANSPORTS, transportOf } from '../../supabase/local/mail/transport.ts'

const { API_URL: url = '', SECRET_KEY: secretKey = '' } = process.env
const { transport: settings, from, studioEmail } = mailSettings(process.env, TRANSPORTS)
const addresses = { siteUrl: url, functionsUrl: `${url}/functions/v1/studio`, studioEmail }
const queue = outbox(serviceRpc({ url, secretKey }))
const transport = transportOf(settings, openMailbox())

for (;;) {
  await deliver({ queue, transport, addresses, from })
  await sleep(5)
}
