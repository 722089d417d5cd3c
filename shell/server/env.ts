/** The shell server's settings, read once from the environment and checked. The one file here that reads `process.env`. */
import { join, resolve } from 'node:path'

const { env } = process

function integer(name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${env[name]}"`)
  return value
}

const repository = resolve(import.meta.dirname, '../..')
const dataDir = resolve(repository, env['DATA_DIR'] ?? '.data')

export type Env = ReturnType<typeof readEnv>

/** All settings, each with its default. */
export function readEnv() {
  const port = integer('PORT', 3000)
  return {
    port,
    /** Undefined: all addresses, IPv6 and IPv4. */
    host: env['HOST'],
    /** Where the API listens; `/api` goes there. */
    apiUrl: env['API_URL'] ?? `http://127.0.0.1:${port + 100}`,
    /** How long the API may be silent before the caller hears 504. */
    apiTimeoutMs: integer('API_TIMEOUT_MS', 120_000),
    /** Which version of which remote; written by `pnpm release`. */
    registryFile: resolve(repository, env['REGISTRY_FILE'] ?? join(dataDir, 'registry.json')),
    /** The shell's builds; the file `current` names the one to serve. */
    distDir: resolve(repository, env['SHELL_DIST'] ?? 'shell/dist'),
    /** docs/specification.md §9: how long a page part may take to load. Shorter only in tests. */
    loadTimeoutMs: integer('LOAD_TIMEOUT_MS', 120_000),
    /** Browsers are told to come by HTTPS alone. */
    isHttpsOnly: (env['SECURE_COOKIES'] ?? String(env['NODE_ENV'] === 'production')) === 'true',
    /** Mail that the product would send is read at `/dev/mail/`, which the API has outside production. */
    hasDevInbox: env['NODE_ENV'] !== 'production',
    /** How many proxies in front of this server may be believed about the caller's address. */
    trustedProxies: integer('SHELL_TRUSTED_PROXIES', 0),
    /** Requests under way get this long after SIGTERM. */
    drainMs: integer('DRAIN_MS', 8_000),
  }
}
