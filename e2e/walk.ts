import { chromium, type Page } from 'playwright-core'
import { mkdirSync, rmSync } from 'node:fs'
import { CHROMIUM_ARGS, findChromium } from '../dev/machine/chromium.ts'
import { answerOf, apiOf, signIn } from '#support/product-api.ts'
import { newMember } from '#support/new-people.ts'
import { signUp } from '#support/sign-up.ts'
const url = 'http://localhost:9300', out = '/tmp/walk'
rmSync(out, { recursive: true, force: true }); mkdirSync(out)
const b = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
const w = await b.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
const journey = { url, open: async (path: string) => { const p = await w.newPage(); await p.goto(url + path); return p } } as never
const { email, page } = await signUp(journey, 'Washington')
const s = await signIn(url, email); const api = apiOf(url, s)
const team = (await answerOf(api.GET('/teams/'))).results[0]!
const shot = async (p: Page, name: string) => { await p.waitForTimeout(900); await p.screenshot({ path: `${out}/${name}.png`, animations: 'disabled' }) }
await shot(page, '01-home-new')
const asst = await newMember(url, api, team, { first_name: 'Noa', last_name: 'Reyes', role: 'assistant' })
const agent = await newMember(url, api, team, { first_name: 'Eli', last_name: 'Brandt', role: 'agent' })
// Deal by UI as the agent
const sa = await signIn(url, agent.email)
const wa = await b.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', storageState: await sa.storageState() })
const pa = await wa.newPage(); await pa.goto(url + '/agent'); await shot(pa, '02-agent-home')
await pa.goto(url + '/agent/workspaces'); await pa.getByRole('button', { name: 'New deal' }).first().click(); await shot(pa, '03-new-deal')
console.log(email, asst.email, agent.email)
await b.close()
