/** Files of a deal: uploaded, previewed, shared with the client, who downloads the same bytes, and hidden again. */
import { readFile } from 'node:fs/promises'
import { PartyRole } from 'openapi/codes'
import { beforeAll, expect, test } from 'vitest'
import { type MadeBoard, makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'

const AGREEMENT = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
/** A PNG of one teal pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const journey = useBrowser()
let agent: ProductApi
let board: MadeBoard

beforeAll(async () => {
  agent = await journey.api('agent@demo.test')
  board = await makeBoard(await journey.api('owner@demo.test'), 'Files')
})

test('an agent uploads files, previews one and shares it with the client, who downloads it until it is hidden', async () => {
  const contact = await answerOf(agent.POST('/contacts/', { body: { first_name: 'Ines', last_name: 'Moreau' } }))
  const deal = await makeDeal(agent, board, {
    name: '5 Paper Street',
    parties: [{ contact: contact.id, role: PartyRole.buyer }],
  })
  const shared = { deal: deal.id, contact: contact.id, mode: 'link', mail: false } as const
  const { token } = await answerOf(agent.POST('/portals/', { body: shared }))

  const page = await journey.open(`/agent/deal/${deal.id}?view=files`, { as: 'agent@demo.test' })
  await page.getByText('No files yet').waitFor()
  await page.getByLabel('Files to upload').setInputFiles([
    { name: 'Agreement.pdf', mimeType: 'application/pdf', buffer: AGREEMENT },
    { name: 'Front.png', mimeType: 'image/png', buffer: PHOTO },
    { name: 'Holiday.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"></svg>') },
  ])
  const files = page.getByRole('list', { name: 'Files' })
  await files.getByText('Agreement.pdf').waitFor()
  await files.getByText('Front.png').waitFor()
  const refused = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')
  await refused.getByText('Upload failed. It must be a PDF', { exact: false }).waitFor()
  expect(await refused.count()).toBe(1)
  await page.getByRole('button', { name: 'Dismiss Holiday.png' }).click()

  await files.getByRole('button', { name: 'Front.png', exact: true }).click()
  const preview = page.getByRole('dialog')
  await preview.getByRole('img', { name: 'Front.png' }).waitFor()
  await page.keyboard.press('Escape')
  await preview.waitFor({ state: 'hidden' })

  const shown = files.getByRole('switch', { name: 'Visible to client: Agreement.pdf' })
  const kept = async () => {
    const { results } = await answerOf(agent.GET('/deals/{id}/files/', { params: { path: { id: deal.id } } }))
    return results.filter((file) => file.client_visible).map(({ name }) => name)
  }
  await shown.click()
  await expect.poll(kept).toEqual(['Agreement.pdf'])

  const visitor = await journey.open(`/portal/${token ?? ''}`)
  const documents = visitor.getByRole('list', { name: 'Documents' })
  await documents.getByText('Agreement.pdf').waitFor()
  expect(await documents.getByRole('listitem').count()).toBe(1)
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    documents.getByRole('link', { name: 'Download Agreement.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Agreement.pdf')
  expect((await readFile(await download.path())).equals(AGREEMENT)).toBe(true)

  await shown.click()
  await expect.poll(kept).toEqual([])
  await visitor.reload()
  await visitor.getByRole('heading', { level: 1, name: deal.name }).waitFor()
  expect(await documents.count()).toBe(0)
})
