import { execFile } from 'node:child_process'
import { readFile, readdir, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A process that listens on a port. */
export type PortHolder = {
  pid: number
  /** The group that the process belongs to. A supervised program leads a group of its own. */
  group: number
  /** Its command line, shortened. */
  command: string
}

const LONGEST_COMMAND = 80

/** Who listens on `port`; no one where that cannot be found out, as with another user's processes. */
export async function portHolders(port: number): Promise<PortHolder[]> {
  return process.platform === 'linux' ? fromProc(port) : fromLsof(port)
}

/** "node server.js (process 4242)". */
export const holderLabel = ({ pid, command }: PortHolder): string =>
  `${command.length > LONGEST_COMMAND ? `${command.slice(0, LONGEST_COMMAND)}…` : command} (process ${pid})`

/** A sentence that names the port, its role, and who holds it where that is known. */
export async function portInUse(role: string, port: number): Promise<string> {
  const [holder] = await portHolders(port)
  return `Port ${port} (${role}) is already in use${holder ? ` by ${holderLabel(holder)}` : ''}.`
}

/** The state of a listening socket in /proc/net/tcp. */
const LISTENING = '0A'

/** Linux names the sockets that listen, and links each process to its sockets. */
async function fromProc(port: number): Promise<PortHolder[]> {
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')))
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const sockets = new Set(
    tables
      .flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)))
      .filter(([, local, , state]) => local?.endsWith(ending) && state === LISTENING)
      .map((fields) => `socket:[${fields[9]}]`),
  )
  if (sockets.size === 0) return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const holders = await Promise.all(pids.map((pid) => holderIfItHas(sockets, pid)))
  return holders.filter((holder) => holder !== null)
}

async function holderIfItHas(sockets: ReadonlySet<string>, pid: string): Promise<PortHolder | null> {
  try {
    const files = await readdir(`/proc/${pid}/fd`)
    const targets = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')))
    if (!targets.some((target) => sockets.has(target))) return null
    const [command, stat] = await Promise.all(
      ['cmdline', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
    )
    // The name, in parentheses, may contain spaces. State, parent and group follow it.
    const [, , group] = stat?.split(') ').at(-1)?.split(' ') ?? []
    return { pid: Number(pid), group: Number(group), command: command?.replaceAll('\0', ' ').trim() || 'a program' }
  } catch {
    return null // it has ended, or belongs to another user
  }
}

/** Elsewhere, lsof prints process, group and command, each on its line behind a letter. */
async function fromLsof(port: number): Promise<PortHolder[]> {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpgc']
  const { stdout } = await promisify(execFile)('lsof', args).catch(() => ({ stdout: '' }))
  return [...stdout.matchAll(/^p(\d+)\ng(\d+)\nc(.*)$/gm)].map(([, pid, group, command = '']) => ({
    pid: Number(pid),
    group: Number(group),
    command,
  }))
}
