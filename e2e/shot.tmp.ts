import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../dev/machine/chromium.ts'
const url = process.env.PRODUCT_URL!
const [, , width = '1440', scheme = 'light', email = 'agent@demo.test'] = process.argv
const b = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
const page = await b.newPage({
  viewport: { width: Number(width), height: 960 },
  colorScheme: scheme as 'dark',
  ...(width === '390' && {
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  }),
})
await page.goto(url + '/agent/login')
await page.getByLabel('Email address').fill(email)
await page.getByLabel('Password', { exact: true }).fill('protracker-demo')
await page
  .getByRole('button', { name: /sign in|log in/i })
  .first()
  .click()
await page.waitForURL((u) => !u.pathname.includes('login'))
await page.goto(url + '/agent/tasks')
const row = page.locator('[data-row-id]').nth(Number(process.env.NTH ?? 1))
await row.waitFor()
const id = await row.getAttribute('data-row-id')
await row.locator('button').first().click()
const d = page.getByRole('dialog')
await d.getByText('Checklist').waitFor()
if (process.env.FILL) {
  const add = d.getByRole('textbox', { name: 'Add a step' })
  await add.fill('Call the roofer')
  await add.press('Enter')
  await page.waitForTimeout(300)
  await add.fill('Send the inspection reply to the listing agent and copy the buyers')
  await add.press('Enter')
  await page.waitForTimeout(500)
  await d.getByRole('checkbox', { name: 'Call the roofer' }).click()
  await d.getByRole('button', { name: /^Description/ }).click()
  await d
    .getByRole('textbox', { name: 'Description' })
    .fill('The seller wants an answer by Friday.\nThe roof is the sticking point.')
  await d.getByRole('textbox', { name: 'Description' }).press('Control+Enter')
  await page.waitForTimeout(800)
  const ed = d.getByRole('textbox', { name: 'New comment' })
  await ed.click()
  await page.keyboard.type('The lender wants two more days.')
  await d.getByRole('button', { name: 'Comment' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'Inspection report.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  })
  await page.waitForTimeout(2500)
}
await page.waitForTimeout(800)
await page.screenshot({ path: `/tmp/panel-${width}-${scheme}-a.png` })
await d.locator('.fui-DrawerBody').evaluate((e) => e.scrollTo(0, 620))
await page.waitForTimeout(400)
await page.screenshot({ path: `/tmp/panel-${width}-${scheme}-b.png` })
await d.locator('.fui-DrawerBody').evaluate((e) => e.scrollTo(0, 9999))
await page.waitForTimeout(400)
await page.screenshot({ path: `/tmp/panel-${width}-${scheme}-c.png` })
await b.close()
