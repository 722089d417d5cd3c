import type { CustomField, CustomFieldValue } from 'openapi'
import { CustomFieldKind } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { readTyped, typedText, valueText, withValues } from './custom-values.ts'

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
  options: [{ key: 'pool', name: 'Pool', retired: true }],
})
const nameOf = (id: string) => (id === 'maya' ? 'Maya Ellison' : '')

describe('values of custom fields', () => {
  it.each<[CustomFieldKind, CustomFieldValue, string, string]>([
    ['text', 'Pri', 'Pri', 'Pri'],
    ['number', 1234.5, '1,234.5', '1234.5'],
    ['money', 415_000_50, '$415,000.50', '415,000.5'],
    ['date', '2026-12-04', 'Dec 4, 2026', '2026-12-04'],
    ['yes_no', false, 'No', 'false'],
    ['choices', ['pool', 'gone'], 'Pool, gone', 'pool,gone'],
    ['person', 'maya', 'Maya Ellison', 'maya'],
    ['person', 'left', 'Former member', 'left'],
    ['link', 'https://www.example.com/priya/', 'example.com/priya', 'https://www.example.com/priya/'],
  ])('%s %j is shown as %s', (kind, value, shown, typed) => {
    expect(valueText(field(kind), value, nameOf)).toBe(shown)
    expect(typedText(field(kind), value)).toBe(typed)
  })

  it.each([
    ['number', '1,234.5', 1234.5],
    ['money', '$415k', 415_000_00],
    ['money', '-1.50', -150],
    ['link', 'example.com/priya', 'https://example.com/priya'],
    ['text', ' Pri ', 'Pri'],
    ['text', '  ', null],
  ] as const)('%s reads %j', (kind, text, value) => {
    expect(readTyped(field(kind), text)).toEqual({ value })
  })

  it.each([
    ['number', 'three', 'Enter a number, such as 3 or 2.5'],
    ['money', 'much', 'Enter an amount, such as 415,000'],
    ['link', 'my page', 'Enter a web address, such as example.com'],
  ] as const)('%s does not read %j', (kind, text, reason) => {
    expect(readTyped(field(kind), text)).toEqual({ reason })
  })

  it('are changed by key', () => {
    expect(withValues({ a: 1, b: 2 }, { b: null, c: true })).toEqual({ a: 1, c: true })
  })
})
