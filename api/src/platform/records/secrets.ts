/** Secrets shown once and stored as hashes: sessions, links in emails, private links, access tokens. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret of 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a secret: SHA-256. 256 random bits need no salt and no slow hash, since no one can guess them. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')

/** Whether two texts are the same, in a time that says nothing of how much of them is. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
