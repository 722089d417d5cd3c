import { describe, expect, test } from 'vitest'
import { apiAddressOfForm, apiAddressOfUnsubscribe } from './form-address.ts'

const addressOf = (path: string, method = 'GET') => apiAddressOfForm(new URL(path, 'http://shell'), method)

const KEY = '4fYk1pZpQm2sT0dXw8bV5A'

describe('the address of a web form', () => {
  test('leads to the form, with what it knows of the visit and nothing else', () => {
    const asked = '/forms/4fYk1pZpQm2sT0dXw8bV5A?utm_source=a%26b&fbclid=1&utm_source=c&page=https://a.example/?x=1'
    expect(addressOf(asked)).toBe(
      '/api/v1/lead_forms/4fYk1pZpQm2sT0dXw8bV5A/?page=https%3A%2F%2Fa.example%2F%3Fx%3D1&utm_source=a%26b',
    )
  })

  test('cuts what is too long, and leaves all of it out when the form is sent', () => {
    const long = `/forms/${KEY}?utm_term=${'a'.repeat(300)}`
    expect(addressOf(long)).toBe(`/api/v1/lead_forms/${KEY}/?utm_term=${'a'.repeat(200)}`)
    expect(addressOf(long, 'POST')).toBe(`/api/v1/lead_forms/${KEY}/`)
  })

  test.each(['/forms', '/forms/', '/forms/doesnotexist', '/forms/a/b', '/forms/..%2Fdeals', '/form/a'])(
    'is not %s',
    (path) => {
      expect(addressOf(path)).toBeNull()
    },
  )
})

describe('an unsubscribe link', () => {
  const unsubscribe = (path: string) => apiAddressOfUnsubscribe(new URL(path, 'https://app.example.com'))

  test('leads to the API, whatever was added to it', () => {
    const asked = '/unsubscribe/4fYk1pZpQm2sT0dXw8bV5A?utm_source=a'
    expect(unsubscribe(asked)).toBe('/api/v1/unsubscribes/4fYk1pZpQm2sT0dXw8bV5A/')
  })

  test.each(['/unsubscribe', '/unsubscribe/', '/unsubscribe/a/b', '/unsubscribe/..%2Fdeals'])('is not %s', (path) => {
    expect(unsubscribe(path)).toBeNull()
  })
})
