/** The API as its clients see it: over HTTP, with a real MongoDB whose database is empty when a test file starts. */
import mongoose from 'mongoose'
import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, inject } from 'vitest'
import { connectDb, disconnectDb, prepareDb } from '#platform/db.ts'
import { type Env, readEnv } from '#platform/env.ts'
import { API_PREFIX, createApp } from '../src/app.ts'
import { printServerLogOfFailures, serverLog } from './server-log.ts'
import { TestClient } from './test-client.ts'

export const testEnv = (changes: Partial<Env> = {}): Env => ({
  ...readEnv(),
  secret: 'test',
  strictAnswers: true,
  ...changes,
})

export type TestApp = {
  url: string
  /** A visitor who is not signed in. */
  visitor: () => TestClient
  /** A user who signed in with the factories' password. */
  signIn: (email: string) => Promise<TestClient>
}

/**
 * One database per worker, whose files run one after another: creating forty collections takes longer than most files.
 */
const database = `test-${randomBytes(6).toString('hex')}`
let prepared = false

/** Starts the API for the tests of a file, and stops it afterwards. `through` routes its database connection. */
export function useTestApp(
  changes: Partial<Env> = {},
  through: (uri: string) => Promise<string> = async (uri) => uri,
  logger = serverLog,
): TestApp {
  let server: Server
  const app: TestApp = {
    url: '',
    visitor: () => new TestClient(app.url),
    async signIn(email) {
      const client = app.visitor()
      await client.signIn(email)
      return client
    },
  }

  printServerLogOfFailures()

  beforeAll(async () => {
    await connectDb(await through(inject('mongoUri').replace('/protracker?', `/${database}?`)))
    if (!prepared) await prepareDb()
    prepared = true
    server = createServer(createApp(testEnv(changes), logger).callback())
    // Tests share its event loop: after a long pause, a kept connection would be closed just as it is used again.
    server.keepAliveTimeout = 0
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    app.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${API_PREFIX}`
  })

  afterAll(async () => {
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
    for (const collection of (await mongoose.connection.db?.collections()) ?? []) await collection.deleteMany()
    await disconnectDb()
  })

  return app
}
