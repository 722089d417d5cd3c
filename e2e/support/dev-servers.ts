/**
 * Dev servers like those of `pnpm dev` and `pnpm --filter <name> dev`, on a copy of the sources that tests may edit.
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { ManagedProcess } from '../../dev/processes/processes.ts'
import { portsFrom } from '../../dev/workspace/ports.ts'
import { remoteNames } from '../../dev/workspace/remotes.ts'

const root = resolve(import.meta.dirname, '../..')
const commandLine = join(root, 'remote-kit/src/cli/main.ts')

export interface DevServers {
  /** Starts the dev server of a front end and returns its address. */
  start: (name: string, env?: Record<string, string>) => Promise<string>
  /** Replaces a text in a source file, such as `shell/src/frame/agent/TopBar.tsx`. */
  edit: (file: string, text: string, replacement: string) => Promise<void>
  /** Stops all servers and removes the copy. */
  stop: () => Promise<void>
}

/**
 * Copies the front ends with their installed dependencies. `port`: the shell's port, which determines those of the
 * remotes.
 */
export async function copyFrontEnds(port: number): Promise<DevServers> {
  const folder = await mkdtemp(join(tmpdir(), 'protracker-dev-'))
  const ports = portsFrom(port)
  for (const name of ['shell', ...remoteNames]) {
    const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path))
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isSource })
    await symlink(join(root, name, 'node_modules'), join(folder, name, 'node_modules'))
  }
  const running: ManagedProcess[] = []
  return {
    start: async (name, env = {}) => {
      const url = `http://localhost:${name === 'shell' ? ports.shell : ports.remotes[name]}`
      const server = new ManagedProcess(
        {
          name,
          command: [process.execPath, commandLine, 'dev'],
          cwd: join(folder, name),
          env: { PORT: String(port), ...env },
          readyUrl: `${url}/`,
        },
        join(folder, 'logs'),
      )
      running.push(server)
      await server.start()
      return url
    },
    edit: async (file, text, replacement) => {
      const path = join(folder, file)
      const source = await readFile(path, 'utf8')
      if (!source.includes(text)) throw new Error(`${file} does not say “${text}”`)
      await writeFile(path, source.replace(text, replacement))
    },
    stop: async () => {
      await Promise.all(running.map((server) => server.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
