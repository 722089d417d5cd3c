import { expect, test } from 'vitest'
import { apiAddressOfUnsubscribe } from './unsubscribe-address.ts'

const addressOf = (path: string) => apiAddressOfUnsubscribe(new URL(path, 'https://app.example.com'))

test('an unsubscribe link leads to the API, whatever was added to it', () => {
  expect(addressOf('/unsubscribe/4fYk1pZpQm2sT0dXw8bV5A?utm_source=a')).toBe(
    '/api/v1/unsubscribes/4fYk1pZpQm2sT0dXw8bV5A/',
  )
})

test.each(['/unsubscribe', '/unsubscribe/', '/unsubscribe/a/b', '/unsubscribe/..%2Fdeals'])('%s is none', (path) => {
  expect(addressOf(path)).toBeNull()
})
