// Whether a host serves the built site as the site means it: every address, file, rule and header.
//   npm run build && npm run host-check -- https://…      (or the address of any server on dist/)
import { hostFaults } from './faults.ts'

const [address = ''] = process.argv.slice(2)
if (!URL.canParse(address)) throw new Error('Name the address of the site: npm run host-check -- https://…')
const { asked, faults } = await hostFaults(new URL(address), 'dist')
for (const fault of faults) console.error(`- ${fault}`)
if (faults.length > 0) process.exit(1)
console.log(`${asked} addresses are answered as they shall be.`)
