/** Every screen of the product, by who sees it: what the gallery shows, and what the journeys look over. */
import type { DuplicatePairs } from 'openapi'
import { ContactSource, ContactStatus, DealStatus } from 'openapi/codes'
import type { Page } from 'playwright-core'
import { answerOf, type ProductApi } from '#support/product-api.ts'

export interface Screen {
  /** Unique, and the name of its picture. */
  name: string
  /** The demo user who sees it; a visitor by default. */
  as?: string
  /** Where it is. */
  at: string | ((api: ProductApi) => Promise<string>)
  /** Opens what it shows beyond the page: a dialog, a panel, a menu. */
  open?: (page: Page) => Promise<void>
}

const OWNER = 'owner@demo.test'
const AGENT = 'agent@demo.test'
const ASSISTANT = 'assistant@demo.test'
const CLIENT = 'client@demo.test'
const OPERATOR = 'operator@demo.test'

const publicPages: Screen[] = [
  { name: 'landing', at: '/' },
  { name: 'pricing', at: '/pricing' },
  { name: 'sign up', at: '/signup' },
  { name: 'contact us', at: '/contact-us' },
  { name: 'privacy policy', at: '/pp' },
  { name: 'terms of use', at: '/tou' },
  { name: 'web form of an account', at: '/forms/demoNorthRidgeWebsite0?property=118+Birch+Lane' },
  {
    name: 'web form, incomplete',
    at: '/forms/demoNorthRidgeWebsite0',
    open: async (page) => {
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'accessibility statement', at: '/as' },
  { name: 'sign in as an agent', at: '/agent/login' },
  { name: 'sign in as a client', at: '/client/login' },
  { name: 'forgotten password', at: '/agent/login?forgot' },
  { name: 'set a password, expired link', at: '/set_password/1/x' },
  { name: 'decline an invitation, expired link', at: '/decline_invitation/1/x' },
  { name: 'private link, ended', at: '/portal/nothing' },
  { name: 'not found', at: '/nothing' },
]

/** "Hot, not contacted in 7 days". */
const HOT_LIST = '/agent/contacts?temperature=3&not_contacted_for=7&sort=last_touch_at&list=hot'

const DEAL_VIEWS = ['overview', 'milestones', 'tasks', 'people', 'commission', 'files', 'activity']

const agentPages: Screen[] = [
  { name: 'home', as: OWNER, at: '/agent' },
  { name: 'board', as: OWNER, at: '/agent/workspaces' },
  { name: 'deals as a list', as: OWNER, at: '/agent/workspaces?view=list' },
  { name: 'deals on a timeline', as: OWNER, at: '/agent/workspaces?view=timeline' },
  { name: 'deals in a calendar', as: OWNER, at: '/agent/workspaces?view=calendar' },
  { name: 'board, printed', as: OWNER, at: '/agent/workspaces?view=deal&print=sheet' },
  {
    name: 'filters of deals',
    as: OWNER,
    at: '/agent/workspaces?status=2,3',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('option', { name: 'Agent', exact: true }).waitFor()
    },
  },
  { name: 'board with lanes', as: OWNER, at: '/agent/workspaces?lanes=agent' },
  {
    name: 'values of a filter',
    as: OWNER,
    at: '/agent/workspaces',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('option', { name: 'Source', exact: true }).click()
      await page
        .getByRole('checkbox', { name: /\d deals?$/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'columns of a list',
    as: OWNER,
    at: '/agent/workspaces?view=list',
    open: async (page) => {
      await page.getByRole('button', { name: 'Display' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'dates of several deals',
    as: OWNER,
    at: '/agent/workspaces?view=list&status=3',
    open: async (page) => {
      await moveDatesOfSelected(page)
      await page.getByRole('button', { name: 'Review changes' }).click()
      await page.getByRole('button', { name: 'Move dates' }).waitFor()
    },
  },
  { name: 'tasks', as: OWNER, at: '/agent/tasks' },
  { name: 'tasks by who they wait on', as: AGENT, at: '/agent/tasks?due=open&assignee=me&group=waiting' },
  { name: 'calendar by month', as: OWNER, at: '/agent/calendar' },
  { name: 'calendar by week', as: OWNER, at: '/agent/calendar?view=week' },
  // An agent's, because axe looks long at a brokerage's thousand entries.
  { name: 'calendar as an agenda', as: AGENT, at: '/agent/calendar?view=list' },
  {
    name: 'new appointment',
    as: OWNER,
    at: '/agent/calendar?view=week',
    open: async (page) => {
      await page.getByRole('button', { name: 'New appointment' }).click()
      await page.getByLabel('Location').waitFor()
    },
  },
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
  { name: 'reports', as: OWNER, at: '/agent/reports' },
  { name: 'teams', as: OWNER, at: '/agent/teams' },
  { name: 'team overview', as: OWNER, at: '/agent/teams?view=overview' },
  { name: 'lead sources', as: OWNER, at: '/agent/teams?view=sources' },
  {
    name: 'edit a lead source',
    as: OWNER,
    at: '/agent/teams?view=sources',
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for Website' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('textbox', { name: 'Consent' }).waitFor()
    },
  },
  {
    name: 'embed a form',
    as: OWNER,
    at: '/agent/teams?view=sources',
    open: async (page) => {
      await page.getByRole('button', { name: 'Embed Website on a website' }).click()
      await page.frameLocator('iframe').getByRole('button', { name: 'Send' }).waitFor()
    },
  },
  { name: 'lead routing', as: OWNER, at: '/agent/teams?view=routing' },
  {
    name: 'edit a rule of lead routing',
    as: OWNER,
    at: '/agent/teams?view=routing',
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for Evenings and weekends' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('textbox', { name: 'Minutes to claim it' }).waitFor()
    },
  },
  {
    name: 'rules tried on last month’s leads',
    as: OWNER,
    at: '/agent/teams?view=routing',
    open: async (page) => {
      await page.getByRole('button', { name: 'Test on last month’s leads' }).click()
      await page.getByRole('heading', { name: 'By person' }).waitFor()
    },
  },
  { name: 'custom fields', as: OWNER, at: '/agent/teams?view=fields' },
  {
    name: 'edit a custom field',
    as: OWNER,
    at: '/agent/teams?view=fields',
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for Wants' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('textbox', { name: 'Option 1' }).waitFor()
    },
  },
  { name: 'audit log', as: OWNER, at: '/agent/teams?view=audit' },
  { name: 'help', as: OWNER, at: '/agent/faq' },
  ...DEAL_VIEWS.map((view) => ({
    name: `deal, ${view}`,
    as: OWNER,
    at: async (api: ProductApi) => `/agent/deal/${await dealUnderContract(api)}?view=${view}`,
  })),
  {
    name: 'client portal of a deal',
    as: OWNER,
    at: async (api) => `/agent/client_portal/${await dealUnderContract(api)}`,
  },
  { name: 'home of an agent', as: AGENT, at: '/agent' },
  {
    name: 'inbox',
    as: AGENT,
    at: '/agent',
    open: async (page) => {
      await page.getByRole('button', { name: /^Inbox/ }).click()
      await page
        .getByRole('button', { name: /^Mark as done: / })
        .first()
        .waitFor()
    },
  },
  { name: 'teams of an agent', as: AGENT, at: '/agent/teams' },
  { name: 'team overview of an agent', as: AGENT, at: '/agent/teams?view=overview' },
  { name: 'home of an assistant', as: ASSISTANT, at: '/agent' },
  { name: 'board of an assistant', as: ASSISTANT, at: '/agent/workspaces' },
]

const clientPages: Screen[] = [
  { name: 'home of a client', as: CLIENT, at: '/client' },
  {
    name: 'deal of a client',
    as: CLIENT,
    at: async (api) => {
      const { results } = await answerOf(api.GET('/client/deals/'))
      return `/client/deal/${results[0]?.id ?? ''}`
    },
  },
]

/** Opens an entry of the menu behind one's picture. */
async function openMine(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** What opens from the menu behind one's picture. */
const mine: Screen[] = [
  ...['Your profile', 'Security', 'Account', 'Billing', 'Notifications', 'Keyboard shortcuts'].map((entry) => ({
    name: entry,
    open: async (page: Page) => {
      await openMine(page, entry)
      await page.getByRole('dialog').waitFor()
    },
  })),
  {
    name: 'tour',
    open: async (page: Page) => {
      await openMine(page, 'Take the tour')
      await page.getByText('Tour · 1 of 6').waitFor()
    },
  },
  {
    name: 'change password',
    open: async (page: Page) => {
      await openMine(page, 'Your profile')
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByLabel('Confirm password').fill('four words')
    },
  },
  {
    name: 'crop a picture',
    open: async (page: Page) => {
      await openMine(page, 'Your profile')
      const buffer = await page.screenshot()
      await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await page.getByRole('button', { name: 'Use this picture' }).waitFor()
    },
  },
  {
    name: 'new token',
    open: async (page: Page) => {
      await openMine(page, 'Security')
      await page.getByRole('button', { name: 'New token' }).click()
      await page.getByLabel('Token name').waitFor()
    },
  },
  {
    name: 'turn on two-step sign-in',
    open: async (page: Page) => {
      await openMine(page, 'Security')
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByLabel('Current password').fill('protracker-demo')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    },
  },
].map((screen) => ({ ...screen, as: OWNER, at: '/agent/teams' }))

const teamDialogs: Screen[] = [
  ...[['New team', 'Name'] as const, ['Invite', 'Email address'] as const].map(([button, field]) => ({
    name: button,
    open: async (page: Page) => {
      await page.getByRole('button', { name: button }).first().click()
      await page.getByLabel(field).waitFor()
    },
  })),
  {
    name: 'New absence',
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Actions for Maria Okoye' }).click()
      await page.getByRole('menuitem', { name: 'Absences' }).click()
      await page.getByRole('button', { name: 'Add absence' }).click()
      await page.getByLabel('Stand-in').waitFor()
    },
  },
  {
    name: 'Absences',
    open: async (page: Page) => {
      // He is on two teams.
      await page.getByRole('button', { name: 'Actions for Samuel Ortiz' }).first().click()
      await page.getByRole('menuitem', { name: 'Absences' }).click()
      await page.getByText('Hiking').waitFor()
    },
  },
  {
    name: 'Cancel invitation',
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Cancel invitation to Theo Lindqvist' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  ...['Working hours', 'Change role', 'Deactivate', 'Make account owner'].map((entry) => ({
    name: entry,
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Actions for Maria Okoye' }).click()
      await page.getByRole('menuitem', { name: entry }).click()
      await page.getByRole('dialog').waitFor()
    },
  })),
].map((screen) => ({ ...screen, as: OWNER, at: '/agent/teams' }))

/** What those who run the platform see. */
const operatorPages: Screen[] = [
  { name: 'console', as: OPERATOR, at: '/agent/console' },
  { name: 'console, one remote', as: OPERATOR, at: '/agent/console?remote=mf-deals' },
]

/** Every screen, in the order of a tour. */
export const screens: readonly Screen[] = [
  ...publicPages,
  ...agentPages,
  ...clientPages,
  ...mine,
  ...teamDialogs,
  ...operatorPages,
]

/** The path of a screen. `apiOf` gives the API as a demo user, to find the record that it shows. */
export const pathOf = async ({ at, as = OWNER }: Screen, apiOf: (as: string) => Promise<ProductApi>): Promise<string> =>
  typeof at === 'string' ? at : at(await apiOf(as))

/** Selects all deals of a page, and opens the panel that moves their dates. */
async function moveDatesOfSelected(page: Page): Promise<void> {
  // On a phone, selecting is in a menu.
  const select = page.getByRole('button', { name: 'Select', exact: true })
  const more = page.getByRole('button', { name: 'More actions for these deals' })
  await more.waitFor()
  if (!(await select.isVisible())) await more.click()
  await select.or(page.getByRole('menuitem', { name: 'Select' })).click()
  const boxes = page.getByRole('checkbox', { name: /^Select \d/ })
  await boxes.first().waitFor()
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  const change = page.getByRole('button', { name: 'Change', exact: true })
  const isNarrow = await change.isVisible()
  if (isNarrow) await change.click()
  const name = isNarrow ? 'Move dates' : 'Dates'
  await page.getByRole(isNarrow ? 'menuitem' : 'button', { name, exact: true }).click()
}

/** The whole page of a client who is contacted often. */
async function pageOfClient(api: ProductApi): Promise<string> {
  const query = { status: [ContactStatus.ActiveClient], sort: 'last_name' as const }
  const { results } = await answerOf(api.GET('/contacts/', { params: { query } }))
  return `/agent/contacts?contact=${results[0]?.id ?? ''}&view=page`
}

/** The plan of the demo that people are in. */
async function pageOfPlan(api: ProductApi): Promise<string> {
  const { results } = await answerOf(api.GET('/plans/', {}))
  const used = results.find(({ people }) => people.active > 0)
  return `/agent/contacts?view=plans&plan=${used?.id ?? ''}`
}

/** An import of contacts with new people, duplicates and problems, before it is started. */
async function checkedImport(api: ProductApi): Promise<string> {
  const { results } = await answerOf(api.GET('/contacts/', { params: { query: { page_size: 6, sort: 'last_name' } } }))
  const columns = ['First Name', 'Last Name', 'E-mail 1 - Value', 'Phone 1 - Value', 'Lead Source', 'Tags']
  const twins = results.map(({ first_name, last_name, emails, phones }) => [
    first_name,
    last_name,
    emails[0] ?? '',
    phones[0] ?? '',
    'Open House',
    'Client',
  ])
  const others = ['Nora Quill', 'Omar Vance', 'Iris Lund', 'Theo Marsh'].map((name, i) => {
    const [first = '', last = ''] = name.split(' ')
    return [first, last, i === 3 ? 'theo at example' : `${first.toLowerCase()}@example.com`, '', 'Zillow', 'Investor']
  })
  const one = await answerOf(api.POST('/contacts/import/', { body: { file_name: 'google.csv', columns } }))
  const params = { path: { id: one.id } }
  await answerOf(api.POST('/imports/{id}/rows/', { params, body: { from: 0, rows: [...others, ...twins] } }))
  await answerOf(api.PATCH('/imports/{id}/', { params, body: { mapping: one.mapping, make_labels: true } }))
  return `/agent/contacts?import=${one.id}`
}

/** The whole page of a contact who was entered twice. */
async function pageOfDuplicate(api: ProductApi): Promise<string> {
  const { results } = await answerOf(api.GET('/contacts/duplicates/'))
  return `/agent/contacts?contact=${results[0]?.contacts[0]?.id ?? ''}&view=page`
}

/** The whole page of a lead with whom nothing has happened. */
async function pageOfLead(api: ProductApi): Promise<string> {
  const query = { status: [ContactStatus.NewLead], sort: 'last_name' as const }
  const { results } = await answerOf(api.GET('/contacts/', { params: { query } }))
  return `/agent/contacts?contact=${results[0]?.id ?? ''}&view=page`
}

/** The whole page of a lead who came in through the website's form. */
async function pageOfAsker(api: ProductApi): Promise<string> {
  const query = { status: [ContactStatus.NewLead], source: [ContactSource.WebsiteInquiry], page_size: 100 }
  const { results } = await answerOf(api.GET('/contacts/', { params: { query } }))
  for (const { id } of results) {
    const params = { path: { id }, query: { kind: ['inquiry' as const] } }
    const { results: asked } = await answerOf(api.GET('/contacts/{id}/timeline/', { params }))
    if (asked.length > 0) return `/agent/contacts?contact=${id}&view=page`
  }
  throw new Error('No lead of the demo has asked anything')
}

/** The whole page of a past client whose referrals have brought deals. */
async function pageOfReferrer(api: ProductApi): Promise<string> {
  const query = { status: [ContactStatus.ActiveClient, ContactStatus.Closed], sort: 'created_at' as const }
  const { results } = await answerOf(api.GET('/contacts/', { params: { query: { ...query, page_size: 100 } } }))
  for (const { id } of results) {
    const { people, total } = await answerOf(api.GET('/contacts/{id}/referrals/', { params: { path: { id } } }))
    if (people > 2 && total.deals > 0) return `/agent/contacts?contact=${id}&view=page`
  }
  throw new Error('No contact of the demo has referred anyone')
}

/** The id of a deal that has everything a deal can have. */
async function dealUnderContract(api: ProductApi): Promise<string> {
  const query = { status: [DealStatus.UnderContract], sort: 'name' as const }
  const { results } = await answerOf(api.GET('/deals/', { params: { query } }))
  return results[0]?.id ?? ''
}
