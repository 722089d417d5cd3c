import type { ViewState } from 'openapi'
import { describe, expect, it } from 'vitest'
import { hasState, isSameState, readState, withoutState, withState } from './view-state.ts'

const address = (text: string) => new URLSearchParams(text)

const full: ViewState = {
  view: 'list',
  filters: [
    { field_name: 'status', value: '3' },
    { field_name: 'dates.acceptance', value: '2026-11-01..' },
  ],
  sort: '-price',
  group: 'closing_month',
  columns: ['price', 'dates.inspection'],
  card: ['client', 'risk'],
  lanes: 'agent',
}

describe('the state of a view', () => {
  it('survives writing to and reading from the URL', () => {
    const params = withState(address('workspace=w1&q=maple&page=3'), full)
    expect(params.get('workspace')).toBe('w1')
    expect(params.has('q')).toBe(false)
    expect(params.has('page')).toBe(false)
    expect(readState(params, 'list')).toEqual(full)
  })

  it('skips values that this screen does not know', () => {
    const later: ViewState = {
      ...full,
      filters: [{ field_name: 'mood', value: 'good' }],
      columns: ['mood'],
      card: ['mood'],
      sort: 'mood',
    }
    const params = withState(address('workspace=w1'), later)
    expect(readState(params, 'list')).toEqual({ ...full, filters: [], columns: [], card: [], sort: '' })
  })

  it('is cleared as a whole, keeping the workspace and the board or list', () => {
    const params = withState(address('workspace=w1&saved=v1'), full)
    expect(withoutState(params).toString()).toBe('workspace=w1&saved=v1&view=list'.replace('&saved=v1', ''))
  })

  it('is equal for any order of filters', () => {
    expect(isSameState(full, { ...full, filters: full.filters.toReversed() })).toBe(true)
    expect(isSameState(full, { ...full, columns: full.columns.toReversed() })).toBe(false)
    expect(isSameState(full, { ...full, view: 'deal' })).toBe(false)
    expect(isSameState(full, { ...full, card: [] })).toBe(false)
  })

  it('uses the default card fields for older views without any', () => {
    const { card: _card, ...older } = full
    expect(isSameState(older, { ...full, card: [] })).toBe(true)
    expect(withState(address('card=risk'), older).has('card')).toBe(false)
  })

  it('is in a URL with a filter, an order or a view, but not with a workspace alone', () => {
    expect(hasState(address('workspace=w1&create=deal'))).toBe(false)
    expect(hasState(address('workspace=w1&view=deal'))).toBe(true)
    expect(hasState(address('q=maple'))).toBe(true)
  })
})
