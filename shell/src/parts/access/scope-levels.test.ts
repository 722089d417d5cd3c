import { ServiceScope, TokenScope } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import {
  describeScopes,
  levelOf,
  levelOfAll,
  type ScopeRow,
  serviceChoice,
  tokenChoice,
  withLevel,
} from './scope-levels.ts'

function row(label: string): ScopeRow {
  const found = tokenChoice.rows.find((one) => one.label === label)
  if (!found) throw new Error(`No row ${label}`)
  return found
}
const contacts = row('Contacts and labels')
const tasks = row('Tasks')
const undo = row('Undo')

describe('the rows', () => {
  it('hold every scope that can be granted, once', () => {
    const held = (rows: readonly ScopeRow<string>[]) => rows.flatMap(({ read, write }) => [read, write]).filter(Boolean)
    const ofResources = Object.values(TokenScope).filter((scope) => scope.includes(':'))
    const inAnyOrder = (scopes: readonly string[]): unknown => expect.arrayContaining([...scopes])
    for (const [rows, scopes] of [
      [tokenChoice.rows, ofResources],
      [serviceChoice.rows, Object.values(ServiceScope)],
    ] as const) {
      expect(held(rows)).toEqual(inAnyOrder(scopes))
      expect(held(rows)).toHaveLength(scopes.length)
    }
  })
})

describe('the level of a row', () => {
  it('follows from its own scopes and from those that stand for all', () => {
    expect(levelOf(['contacts:read'], contacts)).toBe('read')
    expect(levelOf(['contacts:read', 'contacts:write'], contacts)).toBe('write')
    expect(levelOf(['contacts:read'], tasks)).toBe('none')
    expect(levelOf(['read'], tasks)).toBe('read')
    expect(levelOf(['read'], undo)).toBe('none')
    expect(levelOf(['read', 'write'], undo)).toBe('write')
  })

  it('changes without changing the others', () => {
    expect(withLevel(['contacts:read'], tokenChoice, tasks, 'write')).toEqual([
      'contacts:read',
      'tasks:read',
      'tasks:write',
    ])
    const fewer = withLevel(['read', 'write'], tokenChoice, tasks, 'none')
    expect(fewer).not.toContain('write')
    expect(levelOf(fewer, tasks)).toBe('none')
    for (const other of tokenChoice.rows.filter((one) => one !== tasks))
      expect(levelOf(fewer, other), other.label).toBe(levelOf(['read', 'write'], other))
  })
})

it('all rows have one level together, or none', () => {
  expect(levelOfAll([], tokenChoice)).toBe('none')
  expect(levelOfAll(['write', 'read'], tokenChoice)).toBe('write')
  expect(levelOfAll(['read', 'tasks:write'], tokenChoice)).toBeNull()
  expect(levelOfAll(serviceChoice.all.read, serviceChoice)).toBe('read')
  expect(levelOfAll(Object.values(ServiceScope), serviceChoice)).toBe('write')
})

it.each([
  [['read', 'write'], 'Read and write: everything'],
  [['read'], 'Read: everything'],
  [['contacts:write', 'contacts:read', 'tasks:read'], 'Write: contacts and labels. Read: tasks'],
  [
    ['reports:read', 'tasks:read', 'calendar:read', 'search:read', 'audit:read'],
    'Read: tasks · calendar · reports · 2 more',
  ],
] as [TokenScope[], string][])('%j is %s', (scopes, words) => {
  expect(describeScopes(scopes)).toBe(words)
})
