// Prepares a machine with any Node ≥ 18 to run the TypeScript in dev/: installs dependencies and Node 24.
// Plain JavaScript without dependencies, because it runs before there are any.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PNPM = 'pnpm@12.21.0'
const NODE = 'node@24.21.0'
/** The first version of Node that runs TypeScript directly. */
const OLDEST_NODE = [22, 18]

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed-lockfile')
const windows = process.platform === 'win32'

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** The current child process. Signals are forwarded to it. */
let current

function run(command, args, { onLine } = {}) {
  return new Promise((resolve, reject) => {
    // A separate process group, so that signals also reach what npx has started.
    const child = spawn(command, args, {
      cwd: root,
      detached: !windows,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    current = { kill: (signal) => (windows ? child.kill(signal) : process.kill(-Number(child.pid), signal)) }
    const output = []
    const collect = (chunk) => {
      output.push(chunk)
      for (const line of String(chunk).split('\n')) onLine?.(line.trim())
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      current = undefined
      if (code === 0) resolve(Buffer.concat(output).toString())
      else
        reject(
          new Error(`${command} ${args.join(' ')} failed (${signal ?? code})\n${Buffer.concat(output).toString()}`),
        )
    })
  })
}

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')

/** Installs the workspace's dependencies if the lockfile has changed since the last installation. */
async function installDependencies() {
  const wanted = lockfileHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const start = Date.now()
  console.log(`installing dependencies with ${PNPM} (the first time takes a minute)`)
  let lastShown = Date.now()
  const onLine = (line) => {
    if (!line.startsWith('Progress:') || Date.now() - lastShown < 5_000) return
    lastShown = Date.now()
    console.log(`  ${line}`)
  }
  await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], { onLine })
  writeFileSync(stamp, wanted)
  console.log(`installed dependencies in ${seconds(start)}`)
}

function runsTypeScript(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
}

/** Node 24: the workspace's own, otherwise the running one if it is new enough, otherwise the one from npm. */
async function findNode() {
  const own = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(own)) return own
  if (runsTypeScript(process.versions.node)) return process.execPath
  console.log(`fetching ${NODE} (this is Node ${process.versions.node})`)
  const output = await run('npx', ['--yes', '--package', NODE, '--', 'node', '-p', 'process.execPath'])
  return output.trim().split('\n').at(-1)
}

function parentOf(pid) {
  try {
    // The name, in parentheses, may contain spaces. State and parent follow it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
  } catch {
    return undefined
  }
}

/** Calls back when npm, which started this script (usually through a shell), is gone without a signal. */
function onNpmGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const ancestry = () => `${process.ppid} ${parentOf(process.ppid)}`
  const atStart = ancestry()
  const timer = setInterval(() => {
    if (ancestry() === atStart) return
    clearInterval(timer)
    callback()
  }, 1_000)
  timer.unref()
}

/**
 * Runs `dev/<script>` with Node 24 on an installed workspace, with this process's arguments, and exits with its code.
 * Signals are forwarded. If this process or npm is killed, the script sees its IPC channel close.
 * @param {string} script
 */
export async function bootstrap(script) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (current) current.kill(signal)
      else process.exit(1)
    })
  }
  try {
    await installDependencies()
    const node = await findNode()
    const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(delimiter)
    const child = spawn(node, [join(root, 'dev', script), ...process.argv.slice(2)], {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    current = child
    onNpmGone(() => child.kill('SIGTERM'))
    child.once('exit', (code) => process.exit(code ?? 1))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
