import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ensurePortsFree, PortError, portsFrom } from './ports.ts'

describe('portsFrom', () => {
  it('derives every port from PORT, 3000 by default', () => {
    expect(portsFrom(undefined)).toMatchObject({
      shell: 3000,
      api: 3100,
      leadMail: 3025,
      remotes: {
        'mf-deals': 3201,
        'mf-contacts': 3202,
        'mf-reports': 3203,
        'mf-client-portal': 3204,
        'mf-console': 3205,
      },
      mongodb: 3300,
    })
    expect(portsFrom('4000').remotes['mf-reports']).toBe(4203)
  })

  it.each(['0', '65500', 'http', '', '3000.5'])('refuses PORT=%s', (port) => {
    expect(() => portsFrom(port)).toThrow(PortError)
  })
})

describe('ensurePortsFree', () => {
  it('names the port, its role, who holds it and a solution', async () => {
    const ports = portsFrom(23_000)
    await expect(ensurePortsFree(ports)).resolves.toBeUndefined()

    const other = createServer()
    await new Promise<void>((resolve) => other.listen(23_203, '127.0.0.1', resolve))
    try {
      await expect(ensurePortsFree(ports)).rejects.toThrow(
        new RegExp(`Port 23203 \\(mf-reports\\) is already in use by .*\\(process ${process.pid}\\)[^]*PORT=24000`),
      )
    } finally {
      other.close()
    }
  })
})
