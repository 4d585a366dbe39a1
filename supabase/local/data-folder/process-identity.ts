import { readFileSync } from 'node:fs'

/** Tells a process from every other one, also from a later one that was given the same id. */
export type ProcessIdentity = { pid: number; startedAt: string | null }

/** The identity of this process. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: readStat(process.pid).startedAt }
}

/** Whether the process is still running. Without /proc (not Linux) any process of that id counts. */
export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const { state, startedAt: now } = readStat(pid)
  // Killed, but its parent has not asked for its end: in a container without an init that stays so.
  if (state === 'Z' || state === 'X') return false
  return startedAt === null || now === startedAt
}

/** What the kernel says of a process: its state, and which boot and tick it started at. */
function readStat(pid: number): { state: string | null; startedAt: string | null } {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold anything; the start time is the 20th field behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? null, startedAt: `${boot} ${fields[19]}` }
  } catch {
    return { state: null, startedAt: null }
  }
}
