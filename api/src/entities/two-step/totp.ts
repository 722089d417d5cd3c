/** Codes of authenticator apps (RFC 6238), in the form that every app knows: SHA-1, six digits, 30 seconds. */
import { Secret, TOTP } from 'otpauth'

const ISSUER = 'ProTracker'
const KEY_BYTES = 20
/** How many steps a phone's clock may be ahead or behind. */
const SKEW = 1

/** A new key of 160 random bits, in base 32. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32

const totp = (key: string, label = '') => new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(key) })

/** What the QR code holds. */
export const keyUri = (key: string, email: string): string => totp(key, email).toString()

/** The time step that the code is of; null if it is of none around now. */
export function stepOf(key: string, code: string, timestamp = Date.now()): number | null {
  const delta = totp(key).validate({ token: code, window: SKEW, timestamp })
  return delta === null ? null : TOTP.counter({ timestamp }) + delta
}

/** A typed code without what people put between digits. */
export const plain = (typed: string): string => typed.replaceAll(/[\s-]/g, '')
