/** Secrets that are told once and kept as hashes: sessions, links in mails, private links, access tokens. */
import { hash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret: SHA-256. 256 bits need no salt and no slow hash: nobody can guess them. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')
