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

const row = (label: string): ScopeRow => tokenChoice.rows.find((one) => one.label === label) as ScopeRow
const contacts = row('Contacts and labels')
const tasks = row('Tasks')
const undo = row('Taking changes back')

describe('the rows', () => {
  it('hold every scope that can be granted, once', () => {
    const held = (rows: readonly ScopeRow<string>[]) => rows.flatMap(({ read, write }) => [read, write]).filter(Boolean)
    expect(held(tokenChoice.rows).toSorted()).toEqual(
      Object.values(TokenScope)
        .filter((scope) => scope.includes(':'))
        .toSorted(),
    )
    expect(held(serviceChoice.rows).toSorted()).toEqual(Object.values(ServiceScope).toSorted())
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
  [['read', 'write'], 'Reads and writes everything'],
  [['read'], 'Reads everything'],
  [['contacts:write', 'contacts:read', 'tasks:read'], 'Writes contacts and labels; reads tasks'],
  [
    ['reports:read', 'tasks:read', 'calendar:read', 'search:read', 'audit:read'],
    'Reads tasks · calendar · reports · 2 more',
  ],
] as [TokenScope[], string][])('%j is %s', (scopes, words) => {
  expect(describeScopes(scopes)).toBe(words)
})
