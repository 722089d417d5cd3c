/** What the compiler requires of tests. If one of these rules stops working, the type check fails here. */
import type {
  Contact,
  ContactPage,
  DealAsOf,
  DealEventPage,
  DealPage,
  Import,
  Problem,
  Report,
  Ticket,
  TransactionSummary,
  User,
} from 'openapi'
import { describe, expectTypeOf, it } from 'vitest'
import type { TestAnswer, TestClient } from '#test/test-client.ts'

/** A request that is never sent: only its type matters. */
type Ask<Answer> = (client: TestClient, id: string, part: string | undefined) => Promise<Answer>

const expectBody = <Body>(_ask: Ask<TestAnswer<Body>>) => expectTypeOf<Body>()
const expectRefused = (ask: Ask<unknown>) => expectTypeOf(ask).toBeFunction()

describe('the type of a response', () => {
  it('is determined by path and method', () => {
    expectBody((client) => client.get('/contacts/')).toEqualTypeOf<ContactPage>()
    expectBody((client) => client.post('/contacts/', {})).toEqualTypeOf<Contact>()
    expectBody((client, id) => client.patch(`/contacts/${id}/`)).toEqualTypeOf<Contact>()
    expectBody((client, id) => client.get(`/deals/${id}/history/`)).toEqualTypeOf<DealEventPage>()
    expectBody((client, id) => client.get(`/deals/${id}/history/${id}/`)).toEqualTypeOf<DealAsOf>()
  })

  it('takes an id as a parameter, however it is written, and a named path before a parameter', () => {
    expectBody((client) => client.get('/contacts/6560a1f2c3d4e5f60718293a/')).toEqualTypeOf<Contact>()
    expectBody((client, _id, part) => client.get(`/contacts/${part}/`)).toEqualTypeOf<Contact>()
    expectBody((client) => client.get('/contacts/export/')).toEqualTypeOf<string>()
    expectBody((client) => client.get('/reports/summary/')).toEqualTypeOf<TransactionSummary>()
    expectBody((client, name) => client.get(`/reports/${name}/`)).toEqualTypeOf<Report>()
  })

  it('is the same with a query, and without the trailing slash', () => {
    expectBody((client, id) => client.get(`/deals/?status=3&phase=${id}`)).toEqualTypeOf<DealPage>()
    expectBody((client, query) => client.get(`/deals?${query}`)).toEqualTypeOf<DealPage>()
    expectBody((client) => client.post('/ticket')).toEqualTypeOf<Ticket>()
  })

  it('is nothing, text, or one of several, as in the contract', () => {
    expectBody((client, id) => client.delete(`/contacts/${id}/`)).toEqualTypeOf<undefined>()
    expectBody((client, id) => client.get(`/files/${id}/content/`)).toEqualTypeOf<string>()
    expectBody((client, id) => client.post(`/auth/set_password/${id}/${id}`)).toEqualTypeOf<User | undefined>()
    const end = (action: 'cancel' | 'undo') => (client: TestClient, id: string) =>
      client.post(`/imports/${id}/${action}/`)
    expectBody(end('undo')).toEqualTypeOf<Import>()
  })

  it('is a problem if it must be refused, and unknown if the path is', () => {
    expectTypeOf((client: TestClient) => client.refused('GET', '/deals/')).returns.resolves.toEqualTypeOf<Problem>()
    expectBody((client, path) => client.sendUnchecked('GET', path)).toBeUnknown()
  })
})

describe('the compiler refuses', () => {
  it('a field that the response does not have', () => {
    // @ts-expect-error Property 'birthplace' does not exist
    expectRefused(async (client, id) => (await client.get(`/contacts/${id}/`)).body.birthplace)
  })

  it('a path that the contract does not have', () => {
    // @ts-expect-error The contract has no GET /contact/
    expectRefused((client) => client.get('/contact/'))
    // @ts-expect-error The contract has no GET /deals/${string}/histories/
    expectRefused((client, id) => client.get(`/deals/${id}/histories/`))
    // @ts-expect-error The contract has no GET /deals/${string}/history/${string}/more/
    expectRefused((client, id) => client.refused('GET', `/deals/${id}/history/${id}/more/`))
  })

  it('a method that the path does not have', () => {
    // @ts-expect-error The contract has no DELETE /deals/
    expectRefused((client) => client.delete('/deals/'))
    // @ts-expect-error The contract has no PATCH /contacts/export/
    expectRefused((client) => client.patch('/contacts/export/'))
    // @ts-expect-error The contract has no POST /deals/${string}/history/
    expectRefused((client, id) => client.refused('POST', `/deals/${id}/history/`))
  })

  it('a path of unknown form', () => {
    // @ts-expect-error The contract has no GET ${string}
    expectRefused((client, path) => client.get(path))
    // @ts-expect-error The contract has no GET ${string}/history/
    expectRefused((client, path) => client.get(`${path}/history/`))
    // @ts-expect-error The contract has no POST /imports/${string}/${string}/
    expectRefused((client, id) => client.post(`/imports/${id}/${id}/`))
  })
})
