import { createHash } from 'node:crypto'

/** What tells a value from any other, briefly: the SHA-256 of its JSON, as base64url. */
export const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
