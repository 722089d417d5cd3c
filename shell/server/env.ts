/** The shell server's settings, read from the environment once and validated. Only this file reads `process.env`. */
import { join, resolve } from 'node:path'
import { DEFAULT_ENVIRONMENT } from 'remote-kit/environment-names'
import { THIS_MACHINE } from './listen.ts'

const { env } = process

function integer(name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${env[name]}"`)
  return value
}

const repository = resolve(import.meta.dirname, '../..')
const dataDir = resolve(repository, env['DATA_DIR'] ?? '.data')

/** A folder that is relative is one of the repository. */
function readPlace(): string {
  const place = env['RELEASE_PLACE'] ?? dataDir
  return place.includes('://') ? place : resolve(repository, place)
}

export type Env = ReturnType<typeof readEnv>

/** All settings, each with its default. */
export function readEnv() {
  const port = integer('PORT', 3000)
  const environment = env['ENVIRONMENT'] ?? DEFAULT_ENVIRONMENT
  return {
    port,
    /** Where it listens: on this machine only, unless something else is named. */
    host: env['HOST'] ?? THIS_MACHINE,
    /** Where the API listens; `/api` goes there. */
    apiUrl: env['API_URL'] ?? `http://127.0.0.1:${port + 100}`,
    /** How long the API may stay silent before the caller gets a 504. */
    apiTimeoutMs: integer('API_TIMEOUT_MS', 120_000),
    /** How long a small body may take to arrive, and a file's may pause. */
    bodyTimeoutMs: integer('BODY_TIMEOUT_MS', 15_000),
    /** The address of the product, without a slash at the end: for canonical links and link previews. */
    webUrl: env['WEB_URL']?.replace(/\/+$/, ''),
    /** The environment whose registry it follows. */
    environment,
    /** Where the registry is: a folder, or the address of a database or a bucket. `pt-remote` writes it. */
    place: readPlace(),
    /** The keys that releases and the registry must be signed with, by team; undefined if they are beside the registry. */
    trustedKeysFile: env['TRUSTED_KEYS'] && resolve(repository, env['TRUSTED_KEYS']),
    /** What this server has accepted, so that it knows an older registry as one after a restart. */
    acceptedFile: resolve(repository, env['ACCEPTED_FILE'] ?? join(dataDir, 'accepted', `${environment}.json`)),
    /** What pages have reported in the last day, for the console. Servers that share it show the figures of all. */
    figuresDir: resolve(repository, env['FIGURES_DIR'] ?? join(dataDir, 'figures', environment)),
    /** The shell's builds; the file `current` names the one to serve. */
    distDir: resolve(repository, env['SHELL_DIST'] ?? 'shell/dist'),
    /** docs/specification.md §9: how long a page part may take to load. Shorter only in tests. */
    loadTimeoutMs: integer('LOAD_TIMEOUT_MS', 120_000),
    /** Whether browsers are told to use HTTPS only. */
    isHttpsOnly: (env['SECURE_COOKIES'] ?? String(env['NODE_ENV'] === 'production')) === 'true',
    /** Whether `/dev/mail/` shows the mail that the product would send. The API has it outside production only. */
    hasDevInbox: env['NODE_ENV'] !== 'production',
    /** What Prometheus must send as a bearer token to get `/metrics`. In production, no one gets it without one. */
    metricsToken: env['METRICS_TOKEN'] ?? (env['NODE_ENV'] === 'production' ? '' : undefined),
    /** How many proxies in front of this server are trusted to report the caller's address. */
    trustedProxies: integer('SHELL_TRUSTED_PROXIES', 0),
    /**
     * How long requests are still taken after SIGTERM. Each response closes its connection, so that browsers and balancers
     * go elsewhere before the connections end: a request that has just been sent is answered.
     */
    stopGraceMs: integer('STOP_GRACE_MS', env['NODE_ENV'] === 'production' ? 2000 : 0),
    /** How long running requests get to finish after that. */
    drainMs: integer('DRAIN_MS', 8_000),
  }
}
