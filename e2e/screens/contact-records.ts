/** Finds the contacts, plans and imports that screens show. */
import { ContactSource, ContactStatus } from 'openapi/codes'
import { answerOf, type ProductApi } from '#support/product-api.ts'

/** The whole page of a client who is contacted often. */
export async function pageOfClient(api: ProductApi): Promise<string> {
  const query = { status: [ContactStatus.ActiveClient], sort: 'last_name' as const, page_size: 50 }
  const { results } = await answerOf(api.GET('/contacts/', { params: { query } }))
  const person = results.find(({ last_name }) => last_name !== '')
  return `/agent/contacts?contact=${person?.id ?? ''}&view=page`
}

/** The plan of the demo that people are in. */
export async function pageOfPlan(api: ProductApi): Promise<string> {
  const { results } = await answerOf(api.GET('/plans/', {}))
  const used = results.find(({ people }) => people.active > 0)
  return `/agent/contacts?view=plans&plan=${used?.id ?? ''}`
}

/** An import of contacts with new people, duplicates and problems, before it is started. */
export async function checkedImport(api: ProductApi): Promise<string> {
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
export async function pageOfDuplicate(api: ProductApi): Promise<string> {
  const { results } = await answerOf(api.GET('/contacts/duplicates/'))
  return `/agent/contacts?contact=${results[0]?.contacts[0]?.id ?? ''}&view=page`
}

/** The whole page of a lead with whom nothing has happened. */
export async function pageOfLead(api: ProductApi): Promise<string> {
  const query = { status: [ContactStatus.NewLead], sort: 'last_name' as const }
  const { results } = await answerOf(api.GET('/contacts/', { params: { query } }))
  return `/agent/contacts?contact=${results[0]?.id ?? ''}&view=page`
}

/** The whole page of a lead who came in through the website's form. */
export async function pageOfAsker(api: ProductApi): Promise<string> {
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
export async function pageOfReferrer(api: ProductApi): Promise<string> {
  const query = { status: [ContactStatus.ActiveClient, ContactStatus.Closed], sort: 'created_at' as const }
  const { results } = await answerOf(api.GET('/contacts/', { params: { query: { ...query, page_size: 100 } } }))
  for (const { id } of results) {
    const { people, total } = await answerOf(api.GET('/contacts/{id}/referrals/', { params: { path: { id } } }))
    if (people > 2 && total.deals > 0) return `/agent/contacts?contact=${id}&view=page`
  }
  throw new Error('No contact of the demo has referred anyone')
}
