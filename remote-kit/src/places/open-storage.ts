/** Opens a place by its address. Each kind is loaded only if it is used. */
import { readS3Environment } from './env.ts'
import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'
import { UsageError } from '#wording/usage-error.ts'

/** What the address of a place looks like. */
export const PLACE_FORMS = 'a folder, mongodb://host/database, or s3://bucket/prefix?endpoint=…&region=…'

/**
 * The place at an address.
 * @throws UsageError if it is none
 */
export async function openStorage(address: string): Promise<Storage> {
  const scheme = schemeOf(address)
  if (scheme === undefined) return folderStorage(address)
  if (scheme === 'mongodb' || scheme === 'mongodb+srv') {
    const { mongodbStorage } = await import('./mongodb-storage.ts')
    return mongodbStorage(address, withoutCredentials(address))
  }
  if (scheme === 's3') return openBucket(address)
  throw new UsageError(`${withoutCredentials(address)} isn’t a place. One is ${PLACE_FORMS}`)
}

const schemeOf = (address: string) => /^([a-z][a-z0-9+]*):\/\//.exec(address)?.[1]

/** Whether an address names a folder. */
export const isFolder = (address: string): boolean => schemeOf(address) === undefined

/** An address for messages. */
export const withoutCredentials = (address: string): string => address.replace(/\/\/[^?]*@/, '//')

async function openBucket(address: string): Promise<Storage> {
  const { hostname, pathname, searchParams, username } = new URL(address)
  const named = withoutCredentials(address)
  const { accessKeyId, secretAccessKey, sessionToken, region } = readS3Environment()
  if (username || !accessKeyId || !secretAccessKey) {
    throw new UsageError(`${named} takes its credentials from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY only`)
  }
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, '')
  const where = {
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    region: searchParams.get('region') ?? region,
    endpoint: searchParams.get('endpoint') ?? undefined,
  }
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(where, { accessKeyId, secretAccessKey, sessionToken }, named)
}
