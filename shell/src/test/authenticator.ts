import { Secret, TOTP } from 'otpauth'
import type { TwoStepSetup } from 'openapi'

/** What an authenticator app does with the key of a setup: it shows codes. The fake API checks them like the real one. */
export function authenticator() {
  const secret = new Secret({ size: 20 })
  const totp = new TOTP({ issuer: 'ProTracker', label: 'maria@example.com', secret })
  const recovery_codes = Array.from({ length: 10 }, (_, i) => `7Q4XM-2RB9${i}`)
  const setup: TwoStepSetup = { uri: totp.toString(), key: secret.base32, recovery_codes }
  const accepts = (code: unknown) => totp.validate({ token: String(code), window: 1 }) !== null
  return { setup, accepts, code: () => totp.generate() }
}
