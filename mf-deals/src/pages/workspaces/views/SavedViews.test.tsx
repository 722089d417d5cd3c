import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { View } from 'openapi'
import { currentTeamIdAtom } from 'remote-kit/session'
import { renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { WorkspacesPage } from '#pages/workspaces/WorkspacesPage.tsx'
import { board, column, dealCard, owner, page, phase, team, workspace } from '#test/sample-deals.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#pages/workspaces/list/DealList.tsx'
import './ViewDialog.tsx'

const maple = dealCard({ id: 'maple', name: '402 Maple Street' })

const closings: View = {
  id: 'closings',
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
  created_by: owner.id,
  version: 2,
  team: team.id,
  workspace: 'spring',
  name: 'Closings',
  shared: false,
  state: {
    view: 'list',
    filters: [{ field_name: 'status', value: '3' }],
    sort: 'closing',
    group: null,
    columns: [],
    card: [],
    lanes: 'none',
  },
  chosen_in: [],
}

/** A workspace at a URL with these saved views; `sent` collects the writes. */
function open(search: string, views: View[] = [closings], kept: string[] = []) {
  const sent: { path: string; body: unknown }[] = []
  const rendered = renderScreen(<WorkspacesPage />, {
    path: '/agent/workspaces',
    at: `/agent/workspaces?workspace=spring${search}`,
    user: owner,
    answers: {
      'GET /teams/': () => page([team]),
      'GET /workspaces/': () => page([workspace('spring', 'Spring closings', { last_columns: kept })]),
      'GET /workspaces/*/board/': () => board([column(phase('searching', 'Searching', 0), [maple])]),
      'GET /deals/': () => page([maple]),
      'GET /contacts/': () => page([]),
      'GET /views/': () => page(views),
      'POST /views/': ({ path, body }) => {
        sent.push({ path, body })
        return { ...closings, id: 'new', name: 'Mine' }
      },
      'POST /views/choose/': ({ path, body }) => void sent.push({ path, body }),
      'PATCH /views/*/': ({ path, body }) => {
        sent.push({ path, body })
        return closings
      },
    },
  })
  act(() => rendered.store.set(currentTeamIdAtom, team.id))
  const address = () => new URLSearchParams(rendered.router.state.location.search)
  return { ...rendered, sent, address, user: userEvent.setup() }
}

describe('a saved view', () => {
  it('is chosen, shown by the URL alone, and remembered', async () => {
    const { user, address, sent } = open('')
    await user.click(await screen.findByRole('button', { name: 'View: All deals' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Closings' }))
    await screen.findByRole('button', { name: 'View: Closings' })
    expect(Object.fromEntries(address())).toEqual({
      workspace: 'spring',
      saved: 'closings',
      view: 'list',
      status: '3',
      sort: 'closing',
    })
    await waitFor(() =>
      expect(sent).toEqual([
        { path: '/views/choose/', body: { workspace: 'spring', view: 'closings', shown: 'list' } },
      ]),
    )
    expect(screen.queryByText('Unsaved')).toBeNull()
  })

  it('is marked when the display differs; saving keeps the changes, resetting drops them', async () => {
    const { user, sent, address } = open('&saved=closings&view=list&status=3&sort=closing&priority=3')
    await screen.findByText('Unsaved')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const state = { ...closings.state, filters: [...closings.state.filters, { field_name: 'priority', value: '3' }] }
    await waitFor(() => expect(sent).toEqual([{ path: '/views/closings/', body: { state } }]))
    await user.click(screen.getByRole('button', { name: 'View: Closings' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Discard changes' }))
    await waitFor(() => expect(address().has('priority')).toBe(false))
  })

  it('is created from the current display', async () => {
    const { user, sent, address } = open('&view=list&priority=3', [])
    await user.click(await screen.findByRole('button', { name: 'View: All deals' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save as new view' }))
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mine')
    await user.click(screen.getByRole('switch', { name: 'Share with team' }))
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    await waitFor(() => expect(address().get('saved')).toBe('new'))
    expect(sent[0]).toMatchObject({
      path: '/views/',
      body: { workspace: 'spring', team: team.id, name: 'Mine', shared: true, state: { view: 'list', group: null } },
    })
  })

  it('opens its workspace without URL parameters; otherwise the URL wins', async () => {
    const chosen = [{ ...closings, chosen_in: ['spring'] }]
    const silent = open('', chosen)
    await screen.findByRole('button', { name: 'View: Closings' })
    expect(silent.address().get('status')).toBe('3')
    silent.unmount()
    const told = open('&view=deal', chosen)
    await screen.findByRole('button', { name: 'View: All deals' })
    await screen.findByRole('link', { name: '402 Maple Street' })
    expect(told.address().has('status')).toBe(false)
  })
})

describe('the columns of a list', () => {
  // An open popover hides the page behind it from assistive technology.
  const heads = () => screen.getAllByRole('columnheader', { hidden: true }).flatMap((head) => head.textContent || [])

  it('are kept for the user, outside saved views', async () => {
    const { user, sent } = open('&view=list', [closings], ['city', 'price'])
    await screen.findByRole('columnheader', { name: 'City' })
    expect(heads()).toEqual(['Deal', 'City', 'Price'])
    await user.click(screen.getByRole('button', { name: 'Display' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Source' }))
    await waitFor(() => expect(heads()).toEqual(['Deal', 'City', 'Price', 'Source']))
    await user.click(screen.getByRole('button', { name: 'Reset to default' }))
    await waitFor(() => expect(heads()).toContain('Done'))
    expect(sent.map(({ body }) => body)).toEqual([
      { workspace: 'spring', columns: ['city', 'price', 'source'] },
      { workspace: 'spring', columns: [] },
    ])
  })

  it('are those of the saved view in one', async () => {
    const { user, sent } = open('&view=list&saved=closings', [closings], ['city'])
    await screen.findByRole('columnheader', { name: 'Agent' })
    expect(heads()).not.toContain('City')
    await user.click(screen.getByRole('button', { name: 'Display' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Source' }))
    await waitFor(() => expect(heads()).toContain('Source'))
    expect(sent).toEqual([])
  })
})
