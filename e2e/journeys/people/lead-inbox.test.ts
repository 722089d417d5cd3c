/** Leads that come in by themselves: through a form, on a website of others, and by email. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Contact, LeadSource } from 'openapi'
import type { FrameLocator, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { deliver } from '#support/send-mail.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()
const OWNER = 'owner@demo.test'
let owner: ProductApi
let website: Server | undefined

beforeAll(async () => {
  owner = await journey.api(OWNER)
})
afterEach(() => website?.close())

const lettersOf = (number: number) => String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
const someone = () => `Vesper${lettersOf(Date.now())}`

async function sourceOf(kind: LeadSource['kind']): Promise<LeadSource> {
  const { results } = await answerOf(owner.GET('/lead_sources/', {}))
  const found = results.find((one) => one.kind === kind)
  if (!found) throw new Error(`The demo has no source of the kind ${kind}`)
  return found
}

/** The contacts with this last name. The search alone also finds near words: names of other tests. */
async function named(last_name: string): Promise<Contact[]> {
  const { results } = await answerOf(owner.GET('/contacts/', { params: { query: { q: last_name } } }))
  return results.filter((one) => one.last_name === last_name)
}

/** The contact with this last name, once they are there. */
const arrived = (last_name: string): Promise<Contact> =>
  vi.waitFor(
    async () => {
      const [contact] = await named(last_name)
      if (!contact) throw new Error(`${last_name} is not there yet`)
      return contact
    },
    { timeout: 20_000, interval: 200 },
  )

async function inquiryOf({ id }: Contact) {
  const { results } = await answerOf(owner.GET('/contacts/{id}/timeline/', { params: { path: { id } } }))
  const asked = results.find((one) => one.type === 'inquiry')
  return answerOf(owner.GET('/inquiries/{id}/', { params: { path: { id: asked?.id ?? '' } } }))
}

async function fillIn(form: Page | FrameLocator, last_name: string): Promise<void> {
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill(last_name)
  await form.getByRole('textbox', { name: 'Email' }).fill(`${last_name.toLowerCase()}@example.com`)
  await form.getByLabel('What can we help with?').fill('Is it still available?')
  await form.getByRole('checkbox').check()
}

/** No one fills in a form in two seconds, so it asks to send it again. */
async function send(form: Page | FrameLocator): Promise<void> {
  await vi.waitFor(
    async () => {
      const button = form.getByRole('button', { name: 'Send' })
      if (await button.isVisible()) await button.click()
      await form.getByText('Thanks!').waitFor({ timeout: 1000 })
    },
    { timeout: 30_000 },
  )
}

test('a form works without scripts, says what is missing, and brings a lead with a notice', async () => {
  const { key } = await sourceOf('form')
  const last_name = someone()
  const page = await journey.open(`/forms/${key}?property=118+Birch+Lane&utm_source=flyer&fbclid=1`, { scripts: false })
  await page.getByText('118 Birch Lane').waitFor()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Enter your last name').waitFor()
  await fillIn(page, last_name)
  await send(page)
  const contact = await arrived(last_name)
  expect(await inquiryOf(contact)).toMatchObject({
    property: { address: '118 Birch Lane' },
    campaign: { source: 'flyer' },
    message: 'Is it still available?',
  })
  const { results } = await answerOf(owner.GET('/notifications/', {}))
  expect(results[0]).toMatchObject({ kind: 'lead', text: 'New lead from Website', contact: contact.id })
})

/** Whether the whole page in the frame is in view. */
const isWhole = (page: Page) =>
  page.frames()[1]?.evaluate(() => document.documentElement.getBoundingClientRect().height <= window.innerHeight)

test('a form embedded on another website loads once, fits its frame, and knows the page and its campaign', async () => {
  const { key } = await sourceOf('form')
  const app = await journey.open('/agent/teams?view=sources', { as: OWNER })
  await app.getByRole('button', { name: 'Embed form: Website' }).click()
  const code = await app.getByRole('textbox', { name: 'Code to embed' }).inputValue()
  website = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>Homes</title>${code}`)
  })
  await new Promise<void>((resolve) => website?.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(website.address() as AddressInfo).port}/homes?utm_campaign=spring&x=1`
  const page = await journey.open('/')
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname))
  await page.goto(address)
  const last_name = someone()
  const form = page.frameLocator('iframe')
  await form.getByRole('button', { name: 'Send' }).waitFor()
  expect(loaded).toEqual(['/homes', `/forms/${key}`])
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Enter your last name').waitFor()
  await vi.waitFor(async () => expect(await isWhole(page)).toBe(true), { timeout: 5000 })
  await fillIn(form, last_name)
  await send(form)
  expect(await inquiryOf(await arrived(last_name))).toMatchObject({ page: address, campaign: { campaign: 'spring' } })
})

test('an email that is understood becomes a lead by itself', async () => {
  const { address } = await sourceOf('email')
  const last_name = someone()
  const body = ['Subject: New lead', '', `Name: Ada ${last_name}`, 'Phone: (860) 555-0123', 'Message: Call me']
  expect(await deliver(journey.url, address ?? '', body)).toMatch(/^250 /)
  expect(await inquiryOf(await arrived(last_name))).toMatchObject({ kind: 'email', message: 'Call me' })
})

test('an email that is not understood waits, becomes a lead by hand, and comes back by Undo', async () => {
  const { address } = await sourceOf('email')
  const last_name = someone()
  const mail = [
    `From: Ada ${last_name} <ada@example.com>`,
    `Subject: From ${last_name}`,
    'Content-Type: text/html',
    '',
    '<p>Hello</p><img src="http://127.0.0.1:9/pixel.gif"><script>document.title = "caught"</script>',
  ]
  expect(await deliver(journey.url, address ?? '', mail)).toMatch(/^250 /)
  await vi.waitFor(
    async () => {
      const { results } = await answerOf(owner.GET('/lead_mails/', {}))
      expect(results.map(({ subject }) => subject)).toContain(`From ${last_name}`)
    },
    { timeout: 20_000, interval: 200 },
  )
  const page = await journey.open('/agent/leads', { as: OWNER })
  await page.getByRole('link', { name: /need a look|needs a look/ }).click()
  await page.getByRole('button', { name: `Read From ${last_name}` }).click()
  await page.frameLocator('iframe').getByText('Hello').waitFor()
  const panel = page.getByRole('dialog')
  expect(await panel.getByRole('textbox', { name: 'Last name' }).inputValue()).toBe(last_name)
  await panel.getByRole('button', { name: 'Add lead' }).click()
  await undoOf(page, `Ada ${last_name} added as a lead`).click()
  await toast(page, 'back under Needs a look').waitFor()
  await page.getByRole('button', { name: `From ${last_name} is not a lead` }).click()
  await toast(page, 'Email dismissed').waitFor()
  expect(await named(last_name)).toEqual([])
})
