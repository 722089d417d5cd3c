import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProcessSpec } from '#dev/processes/processes.ts'
import { API_MEMORY } from './api-memory.ts'
import type { Ports } from '#dev/workspace/ports.ts'

/** The names of the product's processes. A remote's process has the name of the remote; `releases` serves all of them. */
export interface ProcessSpecs {
  api: ProcessSpec
  leadMail: ProcessSpec
  shell: ProcessSpec
  remotes: ProcessSpec[]
}

/** Where processes reach each other: HOST, unless that stands for all addresses of this machine. */
const here = addressOf(process.env['HOST'])

/** `http://` with a host on which something listens that was told to listen on `host`. */
function addressOf(host = 'localhost'): string {
  if (['localhost', '0.0.0.0', '::'].includes(host)) return 'http://127.0.0.1'
  return `http://${host.includes(':') ? `[${host}]` : host}`
}

/** The settings of every process. */
interface Setting {
  root: string
  ports: Ports
  dataDir: string
  env: Record<string, string>
}

/** The processes of the production build: command, settings and readiness check of each. */
export function productionProcesses(setting: Setting): ProcessSpecs {
  const { root, ports, dataDir, env } = setting
  const releases = join(dataDir, 'releases')
  const staticHost = (name: string, port: number, folder: string, prefix: string): ProcessSpec => {
    const host = [process.execPath, join(root, 'dev/releases/static-host.ts')] as const
    return {
      name,
      command: [...host, '--root', folder, '--prefix', prefix, '--port', String(port)],
      cwd: root,
      readyUrl: `${here}:${port}/healthz`,
    }
  }
  return {
    api: api(setting, ['src/main.ts'], [ports.shell]),
    leadMail: leadMail(setting, []),
    remotes: [
      ...Object.entries(ports.remotes).map(([name, port]) => staticHost(name, port, join(releases, name), `/${name}`)),
      staticHost('releases', ports.releases, releases, ''),
    ],
    shell: {
      name: 'shell',
      command: [process.execPath, 'server/main.ts'],
      cwd: join(root, 'shell'),
      env: { API_URL: `${here}:${ports.api}`, ...env, PORT: String(ports.shell) },
      readyUrl: `${here}:${ports.shell}/`,
    },
  }
}

/** The same processes from source: the API restarts on changes, the others are dev servers with HMR. */
export function watchProcesses(setting: Setting): ProcessSpecs {
  const { root, ports, env } = setting
  const devServer = ([name, port]: [string, number]): ProcessSpec => ({
    name,
    command: [process.execPath, '../remote-kit/src/cli/main.ts', 'dev'],
    cwd: join(root, name),
    env: { ...env, PORT: String(ports.shell) },
    readyUrl: `http://localhost:${port}/`,
  })
  // The standalone page of a remote calls the API from its own origin.
  const origins = [ports.shell, ...Object.values(ports.remotes)]
  return {
    api: api(setting, ['--watch', 'src/main.ts'], origins),
    leadMail: leadMail(setting, ['--watch']),
    remotes: Object.entries(ports.remotes).map(devServer),
    shell: devServer(['shell', ports.shell]),
  }
}

function api({ root, ports, dataDir, env }: Setting, args: string[], originPorts: number[]): ProcessSpec {
  const origins = originPorts.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
  return {
    name: 'api',
    command: [process.execPath, ...API_MEMORY, ...args],
    cwd: join(root, 'api'),
    env: {
      WEB_ORIGINS: origins.join(','),
      ...compileCache(dataDir),
      ...env,
      PORT: String(ports.api),
    },
    readyUrl: `${here}:${ports.api}/readyz`,
  }
}

/** It answers in SMTP, so no one waits for it to be ready. */
function leadMail({ root, ports, dataDir, env }: Setting, options: string[]): ProcessSpec {
  return {
    name: 'lead-mail',
    command: [process.execPath, ...API_MEMORY, ...options, 'src/lead-mail.ts'],
    cwd: join(root, 'api'),
    env: {
      ...compileCache(dataDir),
      ...env,
      PORT: String(ports.api),
      LEAD_MAIL_PORT: String(ports.leadMail),
    },
  }
}

/** Where the stripped and compiled TypeScript is kept between starts. `npm test` has one place for all its products. */
const compileCache = (dataDir: string): Record<string, string> => ({
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(dataDir, 'compile-cache'),
})

/** `SECRET`, or one that is generated once and stored with the data, so that a restart signs no one out. */
export async function ownSecret(dataDir: string): Promise<string> {
  const given = process.env['SECRET']
  if (given) return given
  const file = join(dataDir, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return kept
  const made = randomBytes(32).toString('hex')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, made, { mode: 0o600 })
  return made
}
