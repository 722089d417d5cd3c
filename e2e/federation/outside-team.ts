/** A team outside of the repository: an empty folder, npm, and the packed kits. */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { watchOver } from '../../dev/processes/watchdog.ts'

type Outcome = { code: number; output: string }

export type OutsideTeam = {
  /** The folder of the remote. */
  dir: string
  /** Runs `pt-remote` in the remote, on the Node that runs the tests or on the oldest that the kits support. */
  ptRemote: (args: readonly string[], node?: 'current' | 'oldest') => Promise<Outcome>
  /** Replaces a text in a file of the remote. */
  edit: (file: string, text: string, replacement: string) => Promise<void>
  /** Installs a package as a team would. */
  install: (name: string) => Promise<void>
  leave: () => Promise<void>
}

/** Packs the kits, creates a remote with them in an empty folder, and installs it. */
export async function createOutside(name: string): Promise<OutsideTeam> {
  const folder = await mkdtemp(join(tmpdir(), 'protracker-outside-'))
  const kits = join(folder, 'kits')
  const tools = join(folder, 'tools')
  await succeed(folder, process.execPath, join(import.meta.dirname, '../../dev/pack-kits.ts'), kits)
  await mkdir(tools)
  // Installed twice, the kits with all that they need would take half a minute more.
  const archive = (await readdir(kits)).find((file) => file.includes('remote-kit')) ?? 'remote-kit was not packed'
  await succeed(tools, 'tar', 'xzf', join(kits, archive), '--strip-components=1')
  await succeed(tools, 'npm', 'install', ...NPM, '--prefix', folder, '--no-save', ...USED_BY_CREATE)
  await succeed(folder, process.execPath, join(tools, 'dist/cli/main.js'), 'create', name, '--kits', kits)
  const dir = join(folder, name)
  await succeed(dir, 'npm', 'install', ...NPM, `${OLDEST_NODE}@${OLDEST_VERSION}`)

  return {
    dir,
    ptRemote: (args, node = 'current') =>
      run(
        dir,
        node === 'current' ? process.execPath : join(dir, 'node_modules', OLDEST_NODE, 'bin/node'),
        join(dir, 'node_modules/remote-kit/dist/cli/main.js'),
        ...args,
      ),
    async edit(file, text, replacement) {
      const source = await readFile(join(dir, file), 'utf8')
      if (!source.includes(text)) throw new Error(`${file} does not say “${text}”`)
      await writeFile(join(dir, file), source.replace(text, replacement))
    },
    install: (name) => succeed(dir, 'npm', 'install', ...NPM, '--save-dev', name),
    leave: () => rm(folder, { recursive: true, force: true }),
  }
}

/** All that `create` imports. */
const USED_BY_CREATE = ['ajv@8', 'commander@14']

/** The oldest Node that the kits support, as a package. */
const OLDEST_NODE = `node-${process.platform}-${process.arch}`
const OLDEST_VERSION = '20.20.2'

const NPM = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

async function succeed(cwd: string, command: string, ...args: string[]): Promise<void> {
  const { code, output } = await run(cwd, command, ...args)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)
}

function run(cwd: string, command: string, ...args: string[]): Promise<Outcome> {
  const { FORCE_COLOR: _forceColor, ...env } = process.env
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  const child = spawn(command, args, { cwd, detached: true, env: { ...env, PATH: path, NO_COLOR: '1' } })
  watchOver(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
