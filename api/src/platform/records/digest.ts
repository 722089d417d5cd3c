import { createHash } from 'node:crypto'

/** A short fingerprint of a value: the SHA-256 of its JSON, as base64url. */
export const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
