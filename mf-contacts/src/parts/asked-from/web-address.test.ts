import { expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

it.each([
  ['https://www.example.com/homes/402-maple?utm_source=flyer', 'www.example.com/homes/402-maple', 'example.com'],
  ['http://example.com:8080/', 'example.com:8080', 'example.com'],
])('says %s as people read it', (address, text, site) => {
  expect(webAddress(address)).toEqual({ href: address, text, site })
})

it.each(['', 'example.com', 'javascript:alert(1)', 'data:text/html,x'])('makes no link of “%s”', (address) => {
  expect(webAddress(address)).toBeNull()
})
