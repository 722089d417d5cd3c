import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { docsScript } from './docs-page.ts'

type Request = { method: string; headers: { [name: string]: string } }

/** The request that the page sends for one, in a browser with a `csrftoken`. */
function sentFor(request: Request): Request {
  let intercept = (given: Request) => given
  runInNewContext(docsScript, {
    document: { cookie: 'csrftoken=a%20b' },
    fetch: () => Promise.resolve(),
    SwaggerUIBundle: ({ requestInterceptor }: { requestInterceptor: (given: Request) => Request }) => {
      intercept = requestInterceptor
    },
  })
  return intercept(request)
}

it('sends the anti-forgery token with a write of someone who is signed in', () => {
  expect(sentFor({ method: 'POST', headers: {} }).headers).toEqual({ 'X-CSRFToken': 'a b' })
  expect(sentFor({ method: 'GET', headers: {} }).headers).toEqual({})
})

it('sends an access token alone, as a program would, so its curl command can be copied', () => {
  const headers = { Authorization: 'Bearer pt_x' }
  expect(sentFor({ method: 'POST', headers }).headers).toEqual({ Authorization: 'Bearer pt_x' })
})
