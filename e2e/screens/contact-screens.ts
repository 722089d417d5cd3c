/** Contacts, follow-up plans and leads. */
import type { DuplicatePairs } from 'openapi'
import {
  checkedImport,
  pageOfAsker,
  pageOfClient,
  pageOfDuplicate,
  pageOfLead,
  pageOfPlan,
  pageOfReferrer,
} from './contact-records.ts'
import { AGENT, ASSISTANT, OWNER, type Screen } from './screen.ts'

/** "Hot, not contacted in 7 days". */
const HOT_LIST = '/agent/contacts?temperature=3&not_contacted_for=7&sort=last_touch_at&list=hot'

export const contactScreens: Screen[] = [
  { name: 'contacts', as: OWNER, at: '/agent/contacts' },
  { name: 'contacts, a smart list', as: OWNER, at: HOT_LIST },
  {
    name: 'calling a list',
    as: OWNER,
    at: HOT_LIST,
    open: async (page) => {
      await page.getByRole('button', { name: 'Call list' }).click()
      await page.getByRole('button', { name: 'Log and next' }).waitFor()
    },
  },
  { name: 'contact, whole page', as: OWNER, at: pageOfClient },
  {
    name: 'labels',
    as: OWNER,
    at: pageOfClient,
    open: async (page) => {
      await page.getByRole('button', { name: /^Labels:/ }).click()
      await page.getByRole('menuitem', { name: 'Edit labels' }).click()
      await page.getByRole('button', { name: 'New label' }).waitFor()
    },
  },
  {
    name: 'logging a call',
    as: OWNER,
    at: pageOfClient,
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Log call' }).first().click()
      await page.getByRole('dialog').getByText('Press 1 to 5').waitFor({ state: 'attached' })
    },
  },
  { name: 'importing contacts', as: OWNER, at: '/agent/contacts?import=new' },
  { name: 'importing contacts, checked', as: OWNER, at: checkedImport },
  { name: 'possible duplicates', as: OWNER, at: '/agent/contacts?view=duplicates' },
  {
    name: 'merging two contacts',
    as: OWNER,
    at: '/agent/contacts?view=duplicates',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Compare and merge/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Merge contacts' }).waitFor()
    },
  },
  { name: 'contact with a possible duplicate', as: OWNER, at: pageOfDuplicate },
  {
    name: 'adding a contact who is there',
    as: OWNER,
    at: '/agent/contacts?create=contact',
    open: async (page) => {
      const answer = await page.request.get(new URL('/api/v1/contacts/duplicates/', page.url()).href)
      const { results } = (await answer.json()) as DuplicatePairs
      const { first_name, last_name } = results[0]?.contacts[0] ?? { first_name: '', last_name: '' }
      await page.getByRole('textbox', { name: 'First name' }).fill(first_name)
      await page.getByRole('textbox', { name: 'Last name' }).fill(last_name)
      await page.getByRole('dialog').getByText('This may be').first().waitFor()
    },
  },
  {
    name: 'contact, beside the list',
    as: OWNER,
    at: async (api) => (await pageOfClient(api)).replace('&view=page', ''),
  },
  { name: 'contact with referrals', as: AGENT, at: pageOfReferrer },
  { name: 'contact with referrals, for an assistant', as: ASSISTANT, at: pageOfReferrer },
  { name: 'contact who asked through a form', as: OWNER, at: pageOfAsker },
  { name: 'contact, nothing yet', as: OWNER, at: pageOfLead },
  {
    name: 'adding a relationship',
    as: OWNER,
    at: pageOfClient,
    open: async (page) => {
      await page.getByRole('button', { name: 'Add relationship' }).click()
      await page.getByRole('dialog').getByPlaceholder('Search by name').waitFor()
    },
  },
  { name: 'follow-up plans', as: OWNER, at: '/agent/contacts?view=plans' },
  { name: 'a follow-up plan', as: OWNER, at: pageOfPlan },
  {
    name: 'changing a follow-up plan',
    as: OWNER,
    at: pageOfPlan,
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit plan' }).click()
      await page.getByRole('group', { name: 'Step 2' }).waitFor()
    },
  },
  {
    name: 'email settings of plans',
    as: OWNER,
    at: '/agent/contacts?view=plans',
    open: async (page) => {
      await page.getByRole('button', { name: 'Email settings' }).click()
      await page.getByLabel('Mailing address').waitFor()
    },
  },
  {
    name: 'starting a follow-up plan',
    as: OWNER,
    at: '/agent/contacts?status=3',
    open: async (page) => {
      await page.getByRole('button', { name: 'Start plan' }).click()
      await page.getByRole('dialog').getByRole('status').waitFor()
    },
  },
  { name: 'leads', as: OWNER, at: '/agent/leads?layout=board' },
  {
    name: 'adding a lead',
    as: OWNER,
    at: '/agent/leads?layout=board',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add lead' }).click()
      await page.getByRole('textbox', { name: 'First name' }).waitFor()
    },
  },
  { name: 'leads as a list', as: OWNER, at: '/agent/leads?layout=list' },
  { name: 'unclaimed leads', as: OWNER, at: '/agent/leads?layout=list&unclaimed=true' },
  { name: 'emails that need a look', as: OWNER, at: '/agent/leads?view=mail' },
  {
    name: 'making a lead of an email',
    as: OWNER,
    at: '/agent/leads?view=mail',
    open: async (page) => {
      await page.getByRole('button', { name: 'Read Sunday’s open house' }).click()
      await page.getByRole('textbox', { name: 'First name' }).waitFor()
    },
  },
  {
    name: 'an email in HTML',
    as: OWNER,
    at: '/agent/leads?view=mail',
    open: async (page) => {
      await page.getByRole('button', { name: 'Read Rates this week' }).click()
      await page.frameLocator('iframe').getByText('down again').waitFor()
    },
  },
  {
    name: 'why a lead is lost',
    as: OWNER,
    at: '/agent/leads?layout=board',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Lost' }).click()
      await page.getByRole('button', { name: 'Mark as lost' }).waitFor()
    },
  },
]
