import { afterEach, expect, it, vi } from 'vitest'

const NEEDED = ['MONGODB_URI', 'SECRET', 'SMTP_URL', 'MAIL_FROM', 'OPERATORS_MAIL', 'WEB_URL']

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function readInProduction(missing?: string) {
  vi.resetModules()
  vi.stubEnv('NODE_ENV', 'production')
  for (const name of NEEDED) vi.stubEnv(name, name === missing ? undefined : 'set')
  return (await import('./env.ts')).readEnv()
}

it.each(NEEDED)('in production nothing starts without %s, and it says so', async (name) => {
  await expect(readInProduction(name)).rejects.toThrow(`${name} is not set. See the configuration table in README.md.`)
})

it('in production everything is set', async () => {
  expect(await readInProduction()).toMatchObject({ smtpUrl: 'set', production: true, secureCookies: true })
})
