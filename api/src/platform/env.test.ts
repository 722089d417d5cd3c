import { afterEach, expect, it, vi } from 'vitest'
import { readEnv } from './env.ts'

const NEEDED = ['MONGODB_URI', 'SECRET', 'SMTP_URL', 'MAIL_FROM', 'OPERATORS_MAIL', 'WEB_URL']

afterEach(() => vi.unstubAllEnvs())

function readInProduction(missing?: string) {
  vi.stubEnv('NODE_ENV', 'production')
  for (const name of NEEDED) vi.stubEnv(name, name === missing ? undefined : name === 'SECRET' ? 'x'.repeat(32) : 'set')
  return readEnv()
}

it.each(NEEDED)('production does not start without %s, and says so', (name) => {
  expect(() => readInProduction(name)).toThrow(`${name} is not set. See the configuration table in README.md.`)
})

it('production does not start with a secret that could be guessed, and says how to make one', () => {
  readInProduction()
  vi.stubEnv('SECRET', 'x'.repeat(31))
  expect(() => readEnv()).toThrow('SECRET must have at least 32 bytes, such as from `openssl rand -hex 32`.')
})

it('production starts with all settings', () => {
  expect(readInProduction()).toMatchObject({ smtpUrl: 'set', production: true, secureCookies: true })
})
