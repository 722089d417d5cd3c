/** Checks a release the way a visitor gets it: every file, from its public address. */
import { extname } from 'node:path'
import { integrityOf } from '#build/build-manifest.ts'
import type { Release } from '#federation/registry.ts'
import { RegistryError } from './registry.ts'

const AT_ONCE = 8
const LIMIT_MS = 30_000

/** The types without which a browser does not run or apply a file. */
const TYPES: Record<string, RegExp> = { '.js': /javascript/, '.css': /^text\/css/ }

/**
 * Fetches every file of a release and compares its hash.
 * @throws RegistryError that names each file that visitors could not use, and why
 */
export async function ensurePublished({ baseUrl, version, manifest }: Release): Promise<void> {
  const waiting = Object.entries(manifest.files)
  const count = waiting.length
  const faults: { url: string; fault: string }[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, hash] = next
      const fault = await faultOf(baseUrl + file, hash)
      if (fault) faults.push({ url: baseUrl + file, fault })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (faults.length === 0) return
  const [fault, ...others] = new Set(faults.map((each) => each.fault))
  // One cause for all, such as the address of another host.
  const isHost = count > 1 && faults.length === count && others.length === 0
  const lines = isHost
    ? [`every file at ${baseUrl}: ${fault}`, '--host or REMOTES_URL says where files are served']
    : faults.map((each) => `${each.url}: ${each.fault}`).toSorted()
  throw new RegistryError(
    `${manifest.name} ${version} isn’t what its host serves, so the registry stays as it is:\n  ${lines.join('\n  ')}`,
  )
}

async function faultOf(url: string, hash: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: { Origin: 'https://shell.invalid' },
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (!response.ok) return `answered ${response.status}`
    const { headers } = response
    if (headers.get('Access-Control-Allow-Origin') !== '*') return 'doesn’t allow other origins (CORS)'
    const type = headers.get('Content-Type') ?? 'no type'
    if (TYPES[extname(url)]?.test(type) === false) return `has the type ${type}`
    return integrityOf(bytes) === hash ? null : 'has another hash'
  } catch (error) {
    // The cause says more than fetch itself, such as ECONNREFUSED.
    return String(error instanceof Error && error.cause instanceof Error ? error.cause : error)
  }
}
