import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('watchdog-process.mjs', import.meta.url))
let watchdog: ChildProcess | undefined

function send(line: string): void {
  if (!watchdog || watchdog.exitCode !== null) {
    watchdog = spawn(process.execPath, [program], {
      detached: true, // a Ctrl-C in the terminal must not reach it
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    watchdog.unref()
    if (watchdog.stdin instanceof Socket) watchdog.stdin.unref()
  }
  watchdog.stdin?.write(`${line}\n`)
}

/**
 * Makes sure that `child`, the leader of a process group, does not outlive this process, even after a SIGKILL. One
 * small watchdog process serves all children and ends by itself.
 */
export function watchOver(child: ChildProcess): void {
  const { pid } = child
  if (pid === undefined) return
  send(`+${pid}`)
  child.once('exit', () => send(`-${pid}`))
}
