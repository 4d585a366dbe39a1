import { readFileSync } from 'node:fs'

/** Tells a process from every other one, also from a later one that was given the same id. */
export type ProcessIdentity = { pid: number; startedAt: string | null }

/** The identity of this process. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) }
}

/** Whether the process is still running. Without /proc (not Linux) any process of that id counts. */
export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startedAt === null || startOf(pid) === startedAt
}

/** When a process started: which boot of the machine, and how many ticks into it. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold anything; the start time is the 20th field behind it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot} ${ticks}`
  } catch {
    return null
  }
}
