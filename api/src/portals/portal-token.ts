/** The secrets of portal links. */
import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, to be told once, and its hash, to be kept. */
export function mintPortalToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashPortalToken(token) }
}

/** A secret of 256 bits needs no salt and no slow hash: nobody can guess it. */
export const hashPortalToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
