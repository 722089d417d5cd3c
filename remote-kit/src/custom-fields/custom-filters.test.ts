import type { CustomField } from 'openapi'
import type { CustomFieldKind } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { filterText, rangeOf, readCustomFilters } from './custom-filters.ts'
import { customParameter } from './custom-names.ts'

const field = (kind: CustomFieldKind): CustomField => ({
  id: 'f',
  version: 0,
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
  created_by: null,
  entity: 'contact',
  kind,
  key: 'f',
  name: 'Field',
  order: 0,
  retired: false,
  options: [
    { key: 'hot', name: 'Hot', retired: false },
    { key: 'cold', name: 'Cold', retired: false },
  ],
})

describe('filters by custom fields', () => {
  it('stand in an address as in the API', () => {
    const params = new URLSearchParams({ q: 'ann', [customParameter('budget')]: '1..2', 'custom_fields[Bad]': 'x' })
    expect(readCustomFilters(params)).toEqual({ budget: '1..2' })
  })

  it.each([
    ['money', '10000..20000', '$100 to $200'],
    ['money', '10000..', 'from $100'],
    ['money', '..20000', 'up to $200'],
    ['number', '3..3', '3'],
    ['date', '..2026-12-04', 'up to Dec 4, 2026'],
    ['choice', 'hot,cold', 'Hot, Cold'],
    ['person', 'maya', 'Maya'],
    ['yes_no', 'false', 'No'],
    ['text', 'pri', 'starts with “pri”'],
    ['choice', '', 'any'],
  ] as const)('%s %s is read as %s', (kind, asked, text) => {
    expect(filterText(field(kind), asked, () => 'Maya')).toBe(text)
  })

  it('a range without ends is none', () => {
    expect([rangeOf('', ''), rangeOf('1', ''), rangeOf('', '2')]).toEqual(['', '1..', '..2'])
  })
})
