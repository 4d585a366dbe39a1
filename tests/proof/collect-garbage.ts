// Loaded into a server under test: SIGUSR2 collects its garbage, so that what its process holds is in use.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
})
