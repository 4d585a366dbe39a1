// npm run hosted-check: asks a hosted project whether its mails go out, and says what is missing.
import { hostedFaults } from './faults.ts'

const faults = await hostedFaults(process.env)
for (const fault of faults) console.error(`- ${fault}`)
if (faults.length > 0) process.exit(1)
console.log('Nothing is missing: requests, answers and reminders go out as emails.')
