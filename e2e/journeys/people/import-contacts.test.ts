/** Importing contacts: a new account fills its address book from a phone, and takes it back. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { signUp } from '#support/sign-up.ts'

const journey = useBrowser()

const NEW = 460
const TWINS = 40

const card = (n: number, ...more: string[]) => [
  'BEGIN:VCARD',
  'VERSION:3.0',
  `N:Number${n};Person;;;`,
  `EMAIL;TYPE=HOME:person${n}@example.com`,
  ...more,
  'END:VCARD',
]

/** 500 people of a phone, of whom 40 are there twice, with a phone number the second time. */
const PHONE_BOOK = [
  ...Array.from({ length: NEW }, (_, i) => card(i)),
  ...Array.from({ length: TWINS }, (_, i) => card(i, `TEL;TYPE=CELL:(860) 555-${String(1000 + i)}`)),
]
  .flat()
  .join('\r\n')

/** Clicks that a person makes. Choosing a file is one, too. */
function counted(page: Page) {
  let clicks = 0
  const panel = page.getByRole('dialog', { name: 'Import contacts' })
  return {
    panel,
    count: () => clicks,
    click: async (name: string, within: Page | typeof panel = panel) => {
      clicks++
      await within.getByRole('button', { name, exact: true }).click()
    },
    choose: async (name: string, text: string) => {
      clicks++
      const file = { name, mimeType: 'text/vcard', buffer: Buffer.from(text) }
      await panel.getByLabel('File to import').setInputFiles(file)
    },
  }
}

test('a new account imports 500 people of a phone in three clicks, and undoes it', async () => {
  const { page } = await signUp(journey, 'Connecticut')
  await page.getByRole('link', { name: 'Contacts', exact: true }).click()
  const { panel, count, click, choose } = counted(page)
  await click('Import contacts', page)
  await choose('phone.vcf', PHONE_BOOK)
  await panel.getByText('possible duplicates').first().waitFor()
  await panel.getByText('Like Person Number0 in row 2 · Matching name · Same email').waitFor()
  await click('Import 460 contacts')
  await panel.getByText('460 contacts imported from phone.vcf').waitFor()
  expect(count()).toBe(3)

  await page.reload()
  await panel.getByText('460 contacts imported from phone.vcf').waitFor()
  await panel.getByRole('button', { name: 'Undo import' }).click()
  await panel.getByText('460 contacts from phone.vcf removed').waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByText('No contacts yet').waitFor()
})

test('duplicates are filled in instead, and a card is saved', async () => {
  const { page } = await signUp(journey, 'Connecticut')
  await page.getByRole('link', { name: 'Contacts', exact: true }).click()
  const { panel, click, choose } = counted(page)
  await click('Import contacts', page)
  await choose('phone.vcf', PHONE_BOOK)
  await panel
    .getByRole('combobox', { name: 'What to do with possible duplicates' })
    .selectOption({ label: 'Fill in what’s missing' })
  await click('Import 460 contacts, fill in 40')
  await panel.getByText('460 contacts imported, 40 contacts filled in from phone.vcf').waitFor()
  await click('Done')
  await page.getByRole('searchbox').fill('number7')
  await page.getByRole('button', { name: 'Import and export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^Export vCard/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^contacts-.*\.vcf$/)
})
