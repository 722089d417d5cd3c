/** A bucket of S3, or of another server that speaks its protocol and knows conditional writes. */
import { extname } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { type Entry, forEachOf, type Storage, StorageError, type StoredFile } from './storage.ts'

/** Who asks. They come from the environment only. */
export type S3Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined }

/** `prefix`: empty, or with a slash at the end. `endpoint`: of a server that is not Amazon's. */
export type Bucket = { bucket: string; prefix: string; region: string; endpoint?: string | undefined }

const LIMIT_MS = 15_000

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** What is in a bucket below a prefix. */
export function s3Storage(where: Bucket, credentials: S3Credentials, address: string): Storage {
  const { bucket, prefix, region, endpoint } = where
  const client = new AwsClient({ ...definedOf(credentials), region, service: 's3', retries: 3, initRetryMs: 100 })
  const root = endpoint ? `${endpoint.replace(/\/+$/, '')}/${bucket}/` : `https://${bucket}.s3.${region}.amazonaws.com/`
  const keyOf = (path: string) => prefix + path
  const urlOf = (key: string) => root + key.split('/').map(encodeURIComponent).join('/')

  /** Sends a request. Answers other than success and the `expected` ones are errors. */
  async function send(url: string, init: RequestInit, expected: readonly number[] = []): Promise<Response> {
    const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) }).catch(unreachable)
    if (response.ok || expected.includes(response.status)) return response
    const code = /<Code>([^<]*)/.exec(await response.text())?.[1]
    throw new StorageError(`${address} answered ${response.status}${code ? ` (${code})` : ''}`)
  }

  function unreachable(error: unknown): never {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new StorageError(`${address} can’t be reached: ${String(reason)}`, { cause: error })
  }

  async function get(path: string, headers: Record<string, string> = {}): Promise<StoredFile | 'unchanged' | null> {
    const response = await send(urlOf(keyOf(path)), { headers }, [304, 404])
    if (response.status === 304) return 'unchanged'
    if (response.status === 404) return null
    return { bytes: new Uint8Array(await response.arrayBuffer()), stamp: response.headers.get('ETag') ?? '' }
  }

  const put = (path: string, bytes: Uint8Array, headers: Record<string, string> = {}, expected: number[] = []) => {
    const about = {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': path.startsWith('releases/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    const body = bytes as Uint8Array<ArrayBuffer>
    return send(urlOf(keyOf(path)), { method: 'PUT', body, headers: { ...about, ...headers } }, expected)
  }

  /** Stores what must not exist yet. 409: another such request is just being carried out. */
  const createOnly = async (path: string, bytes: Uint8Array) =>
    (await put(path, bytes, { 'If-None-Match': '*' }, [409, 412])).ok

  let trial: Promise<void> | undefined
  /** A server that ignores conditions would let two edits at the same time lose one. */
  async function tryConditions(): Promise<void> {
    const path = 'conditional-writes'
    await createOnly(path, new Uint8Array())
    if (!(await createOnly(path, new Uint8Array()))) return
    throw new StorageError(`${address} ignores If-None-Match, so it can’t keep a registry`)
  }

  /** What is below a key: files, and, up to the `delimiter`, folders. */
  async function listKeys(start: string, delimiter = ''): Promise<{ key: string; at: number | null }[]> {
    const found: { key: string; at: number | null }[] = []
    let more: string | undefined = ''
    while (more !== undefined) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: start, ...(delimiter && { delimiter }) })
      if (more) query.set('continuation-token', more)
      const answer = await (await send(`${root}?${query}`, {})).text()
      for (const [, entry = ''] of answer.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        found.push({ key: tagOf(entry, 'Key') ?? '', at: Date.parse(tagOf(entry, 'LastModified') ?? '') })
      }
      for (const [, entry = ''] of answer.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)) {
        found.push({ key: tagOf(entry, 'Prefix') ?? '', at: null })
      }
      more = tagOf(answer, 'NextContinuationToken') || undefined
    }
    return found
  }

  return {
    address,
    isServable: true,
    async read(path) {
      const found = await get(path)
      return found === 'unchanged' ? null : found
    },
    readChange: (path, stamp) => get(path, { 'If-None-Match': stamp }),

    async create(path, bytes) {
      await (trial ??= tryConditions())
      return createOnly(path, bytes)
    },

    async replace(path, bytes) {
      await put(path, bytes)
    },

    async list(folder) {
      const start = keyOf(folder === '' ? '' : `${folder}/`)
      // A key that is the folder itself only marks that there is one.
      const found = (await listKeys(start, '/')).filter(({ key }) => key !== start)
      return found.map(({ key, at }): Entry => ({ name: key.slice(start.length).replace(/\/$/, ''), at }))
    },

    async remove(folder) {
      const found = await listKeys(keyOf(`${folder}/`))
      await forEachOf(found, ({ key }) => send(urlOf(key), { method: 'DELETE' }))
    },

    async close() {},
  }
}

const definedOf = ({ sessionToken, ...pair }: S3Credentials) => ({ ...pair, ...(sessionToken && { sessionToken }) })

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of the first tag with this name, without its entities. */
function tagOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text?.replaceAll(/&(#?\w+);/g, (entity, code: string) =>
    code.startsWith('#')
      ? String.fromCodePoint(Number(code.replace('#x', '0x').replace('#', '')))
      : (ENTITIES[code] ?? entity),
  )
}
