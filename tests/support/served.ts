import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { scripts } from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
/** Of `npm start`, but for the build, which is made once for all tests. */
const [, ...NODE] = scripts.start.replace(' --build', '').replace('supabase', `${root}/supabase`).split(' ')

/** What `npm start` runs, in a process of its own. */
export type Running = { child: ChildProcess; output: () => string; errors: () => string }

const children: ChildProcess[] = []

/** Starts the server in the folder that holds `dist/` and `.local/`. */
export function serve(port: number, cwd: string, environment: Record<string, string> = {}): Running {
  const env = { ...process.env, ...environment, PORT: String(port) }
  const child = spawn(process.execPath, NODE, { cwd, env })
  children.push(child)
  const collect = (stream: NodeJS.ReadableStream) => {
    let text = ''
    stream.on('data', (chunk) => {
      text += chunk
    })
    return () => text
  }
  return { child, output: collect(child.stdout), errors: collect(child.stderr) }
}

/** Waits until it says that it is ready; throws when it ends before. */
export async function ready({ child, output, errors }: Running): Promise<void> {
  while (!output().includes('Stop with Ctrl-C.')) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${errors()}`)
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')])
  }
}

/** The exit code, once it has ended; null when it was killed. */
export async function exit({ child }: Running): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  return child.exitCode
}

/** Ends every server this test file started. */
export function killServers(): void {
  for (const child of children) child.kill('SIGKILL')
}
