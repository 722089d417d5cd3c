import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { expectFree } from './free-port.ts'

it('says which port is in use, and what to change', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  await expect(expectFree(port)).rejects.toThrow(`Port ${port} is in use. Change portOffset in remote.json`)
  await new Promise((resolve) => server.close(resolve))
  await expect(expectFree(port)).resolves.toBeUndefined()
})
