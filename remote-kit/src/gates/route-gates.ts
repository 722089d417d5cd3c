/**
 * Opens every page of a release once, in a browser without a window, in the environment's own shell. The API is answered from
 * the examples of its live contract, so this takes no account, and changes nothing.
 */
import type { BrowserContext, Page } from 'playwright-core'
import type { RemoteManifest } from '#federation/registry.ts'
import { exampleAnswers } from '#dev-server/mock-api.ts'
import { liveContract } from './fit-gates.ts'
import { type Gate, gate, GateError } from './gate.ts'
import { launchBrowser } from './launch-browser.ts'
import { type ShellAddress, urlOf } from './shell-address.ts'

const LIMIT_MS = 30_000
/** How long a page that is shown is watched: what it throws a moment later counts too. */
const WATCH_MS = 1000

type Route = RemoteManifest['data']['routes'][number]

/** What the shell says about a page (`protracker:track`). */
type Tracked = { event: string; remote?: string; kind?: string; type?: string; message?: string; request?: string }

/** Whether there is a browser that starts. Asked first: building and uploading are in vain without one. */
export const browserGate = (from: string): Promise<Gate> =>
  gate('routes', async () => {
    const browser = await launchBrowser(from)
    await browser.close()
    return browser.version()
  })

/** A gate for each page, or one that says why none could be opened. `from`: the folder of the remote. */
export async function routeGates(manifest: RemoteManifest, address: ShellAddress, from: string): Promise<Gate[]> {
  const gates: Gate[] = []
  const start = await gate('routes', async () => {
    const answers = exampleAnswers(await liveContract(address))
    const shell = urlOf(address)
    const browser = await launchBrowser(from)
    try {
      for (const route of manifest.data.routes) {
        const context = await browser.newContext()
        await prepare(context, manifest, shell, (method, path) => asVisitor(answers(method, path), route))
        gates.push(
          await gate(`route ${route.path}`, async () => openRoute(await context.newPage(), manifest, route, shell)),
        )
        await context.close()
      }
    } finally {
      await browser.close()
    }
    return `${gates.length} opened in ${shell}`
  })
  return start.state === 'fine' ? gates : [start]
}

type Answers = ReturnType<typeof exampleAnswers>

async function prepare(context: BrowserContext, { name, version }: RemoteManifest, url: string, answers: Answers) {
  await context.addCookies([{ name: 'remote_versions', value: `${name}@${version}`, url }])
  await context.route('**/api/v1/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const { status, body } = answers(route.request().method(), pathname)
    return route.fulfill({
      status,
      contentType: 'application/json',
      body: body === undefined ? '' : JSON.stringify(body),
    })
  })
  await context.addInitScript(() => {
    const all: unknown[] = []
    Reflect.set(globalThis, 'trackedByGate', all)
    addEventListener('protracker:track', (event) => all.push((event as CustomEvent).detail))
  })
}

/** Pages for clients are for visitors who are clients, those for operators for visitors who are operators. */
function asVisitor(answer: ReturnType<Answers>, { audience }: Route): ReturnType<Answers> {
  const { body } = answer
  if (typeof body !== 'object' || body === null || !('is_client' in body)) return answer
  return { ...answer, body: { ...body, is_client: audience === 'client', is_operator: audience === 'operator' } }
}

async function openRoute(page: Page, { name }: RemoteManifest, route: Route, shell: string): Promise<string> {
  const path = route.path.replaceAll(/:\w+/g, '1')
  const tracked = () => page.evaluate(() => Reflect.get(globalThis, 'trackedByGate') as Tracked[])
  await page.goto(new URL(path, shell).href, { timeout: LIMIT_MS, waitUntil: 'domcontentloaded' })
  await page
    .waitForFunction(
      ([remote]) =>
        (Reflect.get(globalThis, 'trackedByGate') as Tracked[]).some(
          (each) => each.remote === remote && /^remote-(shown|broke|failed)$/.test(each.event),
        ),
      [name] as const,
      { timeout: LIMIT_MS },
    )
    .catch(() => {
      const now = new URL(page.url()).pathname
      throw new GateError(now === path ? 'it is never shown' : `it leads to ${now} instead`)
    })
  await page.waitForTimeout(WATCH_MS)
  const failure = (await tracked()).find((each) => each.remote === name && /^remote-(broke|failed)$/.test(each.event))
  if (failure) throw new GateError(reasonOf(failure))
  return route.title
}

const reasonOf = ({ kind, type, message, request }: Tracked): string =>
  [kind ?? type, message ?? request].filter(Boolean).join(': ')
