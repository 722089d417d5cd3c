/**
 * The worst request that a stranger can send, of each kind, must not keep others waiting: it holds the event loop for less
 * than 50 ms. Only run by `pnpm audit:security`: no test asserts a time. `vast-bodies` holds the limits that achieve it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { useApiProcesses } from '#test/api-process.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'
import { API_PREFIX } from '../../src/app.ts'

const MB = 1024 * 1024
const LONGEST_HOLD_MS = 50
const TRIES = 3

useTestApp()
const startApi = useApiProcesses()
let origin: string
let visitor: TestClient

beforeAll(async () => {
  ;({ origin } = await startApi({ LOGIN_ATTEMPTS: '100000', LOGIN_ATTEMPTS_PER_ADDRESS: '100000' }))
  visitor = new TestClient(origin + API_PREFIX)
  await visitor.get('/auth/login/')
  for (const type of [FORM, JSON_TYPE]) await send('/auth/login/', type, '')
})

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

const send = (path: string, type: string, text: string) =>
  visitor.sendUnchecked('POST', path, undefined, { text, headers: { 'Content-Type': type } })

/** The process looks at its event loop this often. What it reports contains the interval. */
const SAMPLED_MS = 10

/** The longest time that the event loop was held by `work`. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const read = async () => (await fetch(`${origin}/metrics`)).text()
  // Reading resets it. It measures again two samples later.
  await read()
  await sleep(5 * SAMPLED_MS)
  await work()
  await sleep(5 * SAMPLED_MS)
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await read())?.[1]) * 1000 - SAMPLED_MS
}

const filled = (unit: string, bytes = MB) => unit.repeat(Math.floor(bytes / unit.length))
const numbered = (unit: (i: number) => string, bytes = MB) => {
  let text = ''
  for (let i = 0; text.length < bytes; i++) text += unit(i)
  return text.slice(0, bytes)
}

/** Bodies just below each limit, and far above it. */
const sizes = [16 * 1024 - 16, 64 * 1024 - 16, MB - 16]
const kinds: [kind: string, type: string, make: (bytes: number) => string][] = [
  ['names without values', FORM, (bytes) => filled('a&', bytes)],
  ['different names', FORM, (bytes) => numbered((i) => `k${i}&`, bytes)],
  ['different names with values', FORM, (bytes) => numbered((i) => `k${i}=&`, bytes)],
  ['groups in groups', FORM, (bytes) => `a${filled('[b]', bytes)}=1`],
  ['many groups', FORM, (bytes) => numbered((i) => `a[${i}][b]=1&`, bytes)],
  ['broken escapes', FORM, (bytes) => `a=${filled('%ff', bytes)}`],
  ['spaces', FORM, (bytes) => `username=${filled('+', bytes)}`],
  ['an array of arrays', JSON_TYPE, (bytes) => `${filled('[', bytes / 2)}${filled(']', bytes / 2)}`],
  ['objects in objects', JSON_TYPE, (bytes) => `${filled('{"a":', (bytes * 5) / 6)}1${filled('}', bytes / 6)}`],
  [
    'different names of JSON',
    JSON_TYPE,
    (bytes) => `{${numbered((i) => `"k${i}":0,`, bytes - 20)}"z":0}`.replace(/,[^,]*"z"/, ',"z"'),
  ],
  ['empty objects', JSON_TYPE, (bytes) => `{"username":[${filled('{},', bytes - 40)}0]}`],
  ['a long text', JSON_TYPE, (bytes) => `{"username":"${filled('a', bytes - 40)}","password":"x"}`],
  ['a long address', JSON_TYPE, (bytes) => `{"email":"${filled('a.', bytes - 40)}@a"}`],
  ['a text of escapes', JSON_TYPE, (bytes) => `{"username":"${filled('\\u00e9', bytes - 40)}","password":"x"}`],
  ['a long phone number', JSON_TYPE, (bytes) => `{"phone_number":"${filled('1 ', bytes - 40)}"}`],
  ['half a document', JSON_TYPE, (bytes) => `{"username":"${filled('a', bytes - 40)}`],
]
const paths = ['/auth/login/', '/account/signup', '/account/new']

it.each(kinds)(
  '%s',
  async (_kind, type, make) => {
    const holds: Record<string, number> = {}
    for (const path of paths) {
      for (const bytes of sizes) {
        const text = make(bytes)
        const measured: number[] = []
        for (let i = 0; i < TRIES; i++) {
          const hold = await longestHold(async () => {
            const { status } = await send(path, type, text)
            expect([400, 413]).toContain(status)
          })
          measured.push(hold)
        }
        // Other work on the machine can only add to what a request took.
        holds[`${path} ${bytes}`] = Math.round(Math.min(...measured))
      }
    }
    console.log(JSON.stringify(holds))
    expect(Object.values(holds).filter((ms) => ms > LONGEST_HOLD_MS)).toEqual([])
  },
  120_000,
)
