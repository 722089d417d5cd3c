// Outlives a killed supervisor just long enough to stop its processes.
// Lines on stdin: "+<pid>" watch, "-<pid>" forget. When stdin ends, the supervisor is gone.
// Runs on any Node ≥ 18, therefore plain JavaScript.
import { createInterface } from 'node:readline'

const GRACE_MS = 8_000
const watched = new Set()

/** Signals a whole process group. */
const signal = (pid, name) => {
  try {
    process.kill(-pid, name)
    return true
  } catch {
    return false // already gone
  }
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1))
    if (line.startsWith('+')) watched.add(pid)
    else watched.delete(pid)
  })
  .on('close', () => {
    for (const pid of watched) signal(pid, 'SIGTERM')
    const deadline = Date.now() + GRACE_MS
    const finish = () => {
      for (const pid of watched) if (!signal(pid, 0)) watched.delete(pid)
      if (watched.size > 0 && Date.now() < deadline) return void setTimeout(finish, 100)
      for (const pid of watched) signal(pid, 'SIGKILL')
      process.exit()
    }
    finish()
  })
