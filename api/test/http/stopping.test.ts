/** A process that is told to stop answers every request that reaches it, on the connections that callers keep. */
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { expect, it } from 'vitest'
import { API_PREFIX } from '../../src/app.ts'
import { useApiProcesses } from '../api-process.ts'
import { useTestApp } from '../test-app.ts'

useTestApp()
const startApi = useApiProcesses()

const CALLERS = 24
const BEFORE = 1000

type Answer = { status: number; closes: boolean }

/** Rejects if the connection ends without an answer. */
const ask = (url: string, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume()
      const closes = response.headers.connection === 'close'
      response.on('end', () => resolve({ status: response.statusCode ?? 0, closes }))
    }).on('error', reject)
  })

it('loses none of a thousand and more', async () => {
  const { origin, child } = await startApi({ STOP_GRACE_MS: '1000' })
  const url = `${origin}${API_PREFIX}/auth/login/`
  const answers: Answer[] = []
  const lost: unknown[] = []
  /** Asks again and again on one connection, until a response says to go elsewhere. */
  async function call(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      try {
        const answer = await ask(url, agent)
        answers.push(answer)
        if (answer.closes) return
        if (answers.length === BEFORE) child.kill('SIGTERM')
      } catch (error) {
        lost.push(error)
        return
      }
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, call))
  expect(lost).toEqual([])
  expect(answers.length).toBeGreaterThan(BEFORE)
  // No one is signed in.
  expect(answers.filter(({ status }) => status !== 401)).toEqual([])
  expect(answers.filter(({ closes }) => closes)).toHaveLength(CALLERS)
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(0)
}, 60_000)
