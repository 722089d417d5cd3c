/** Secrets that have to be read again, such as the keys of authenticator apps: stored encrypted, with a key of the installation. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

export type Seal = {
  /** The text, encrypted. Only `open` with the same `owner` reads it, so that no stored secret works for another record. */
  close: (text: string, owner: string) => string
  /** The text; null if it was sealed with another key or for another owner, or has been altered. */
  open: (sealed: string, owner: string) => string | null
}

/** Seals texts of one `purpose` with a key that follows from the installation's secret. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `protracker ${purpose}`, KEY_BYTES))
  return {
    close(text, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const [iv, tag, encrypted] = [
        bytes.subarray(0, IV_BYTES),
        bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
        bytes.subarray(IV_BYTES + TAG_BYTES),
      ]
      try {
        const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
        return Buffer.concat([decipher.setAuthTag(tag).update(encrypted), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
