import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../dev/machine/chromium.ts'
import { answerOf, apiOf, signIn } from '#support/product-api.ts'
const url = 'http://localhost:9300', out = '/tmp/walk'
const [owner, asst, agent] = process.argv.slice(2) as [string, string, string]
const b = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
const shot = async (p: Page, name: string, fullPage = false) => { await p.waitForTimeout(900); await p.screenshot({ path: `${out}/${name}.png`, animations: 'disabled', fullPage }) }
const win = async (email: string, o = {}) => { const s = await signIn(url, email); const w = await b.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', storageState: await s.storageState(), ...o }); return w.newPage() }
const pa = await win(agent)
await pa.goto(url + '/agent/workspaces'); await pa.getByRole('button', { name: 'New deal' }).first().click()
await pa.getByLabel('Name').first().fill('1840 Alki Ave SW'); await pa.getByLabel('Client').fill('Dana Whitlock'); await pa.waitForTimeout(800); await shot(pa, '04-client'); await pa.keyboard.press('Enter')
await pa.getByLabel('Price').fill('735000'); await shot(pa, '05-filled')
await pa.getByRole('button', { name: 'Create deal' }).click(); await shot(pa, '06-created')
await pa.getByText('1840 Alki Ave SW').first().click(); await pa.waitForURL('**/deals/**').catch(() => {}); await shot(pa, '07-deal', true)
console.log(pa.url())
await pa.goto(url + '/agent'); await shot(pa, '08-agent-home-with-deal', true)
const p = await win(asst)
await p.goto(url + '/agent'); await shot(p, '10-asst-home', true)
await p.goto(url + '/agent/workspaces'); await shot(p, '11-asst-board')
await p.goto(url + '/agent/tasks'); await shot(p, '12-asst-tasks')
await p.goto(url + '/agent/teams'); await shot(p, '13-asst-teams', true)
await p.goto(url + '/agent/reports'); await shot(p, '14-asst-reports')
await p.goto(url + '/agent/contacts'); await shot(p, '15-asst-contacts')
await b.close()
