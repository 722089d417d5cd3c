/** A new brokerage, from the sign-up form to its home page. */
import type { Page } from 'playwright-core'
import type { Journey } from './browser.ts'
import { linkIn, mailTo } from './inbox.ts'
import { newAddress } from './new-people.ts'
import { PASSWORD } from './product-api.ts'

/** Signs up, sets `PASSWORD` with the link in the mail, and skips the tour. `state` is a name, such as Texas. */
export async function signUp(journey: Journey, state: string): Promise<{ email: string; page: Page }> {
  const email = newAddress('maya')
  const page = await journey.open('/signup')
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Ellison')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill('(860) 555-0119')
  await page.getByLabel('Team name').fill('Ellison & Partners')
  await page.getByLabel('State').selectOption({ label: state })
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor()
  await page.getByText(email).waitFor()

  await page.goto(journey.url + linkIn(await mailTo(journey.url, email), '/set_password/'))
  await page.getByRole('heading', { level: 1, name: 'Welcome, Maya' }).waitFor()
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password and start' }).click()
  await page.waitForURL('**/agent')
  await page.getByRole('button', { name: 'Skip tour' }).click()
  return { email, page }
}
