import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DealFile } from 'openapi'
import { Representation } from 'openapi/codes'
import { deviceTypeAtom } from 'remote-kit/session'
import { problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { dealCard, fullDeal } from '#test/sample-deals.ts'
import { FilesView } from './FilesView.tsx'

const page = (results: DealFile[]) => ({
  count: null,
  count_is_capped: false,
  page: 1,
  page_size: 50,
  next_cursor: null,
  results,
})
const agreement: DealFile = {
  id: 'f1',
  created_at: '2026-11-20T09:12:00.000Z',
  updated_at: '2026-11-20T09:12:00.000Z',
  created_by: null,
  version: 2,
  deal: 'd1',
  contact: null,
  name: 'Agreement.pdf',
  type: 'pdf',
  size: 248_120,
  preview: 'pdf',
  client_visible: false,
  client_side: null,
  task: null,
  contract: null,
}

const open = (answers: Parameters<typeof renderScreen>[1]['answers']) =>
  renderScreen(<FilesView deal="d1" />, {
    path: '/agent/deal/d1',
    answers: { 'GET /teams/': () => page([]), ...answers },
  })

describe('the files of a deal', () => {
  it('are added on a phone, where nothing can be dropped', async () => {
    const { store } = open({ 'GET /deals/d1/files/': () => page([]) })
    expect(await screen.findByText('Drop files here')).toBeVisible()
    act(() => store.set(deviceTypeAtom, 'phone'))
    expect(screen.getByText('Add files')).toBeVisible()
    expect(screen.queryByText('Drop files here')).toBeNull()
  })

  it('invite to upload when there are none', async () => {
    open({ 'GET /deals/d1/files/': () => page([]) })
    expect(await screen.findByText('No files yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeVisible()
  })

  it('show their details, and a switch shows them to the client or goes back if refused', async () => {
    const { requests, toasts } = open({
      'GET /deals/d1/files/': () => page([agreement]),
      'PATCH /files/f1/': () => problem(412, 'Someone else changed this while you were editing'),
    })
    const list = await screen.findByRole('list', { name: 'Files' })
    expect(within(list).getByText(/PDF · 248 kB/)).toBeVisible()
    const visible = within(list).getByRole('switch', { name: 'Visible to client: Agreement.pdf' })
    expect(visible).not.toBeChecked()
    await userEvent.click(visible)
    await waitFor(() => expect(toasts[0]?.message).toBe('Someone else changed this while you were editing'))
    await waitFor(() => expect(visible).not.toBeChecked())
    const [patch] = requests.filter(({ method }) => method === 'PATCH')
    expect(patch?.body).toEqual({ client_visible: true })
    expect(patch?.headers.get('If-Match')).toBe('"2"')
  })

  it('of a deal with both sides name the client who sees them', async () => {
    const { requests } = open({
      'GET /deals/d1/': () => fullDeal(dealCard({ id: 'd1', representation: Representation.Dual })),
      'GET /deals/d1/files/': () => page([{ ...agreement, client_visible: true }]),
      'PATCH /files/f1/': () => ({ ...agreement, client_visible: true, client_side: 'seller' }),
    })
    const side = await screen.findByRole('combobox', { name: 'Which client sees Agreement.pdf' })
    expect(side).toHaveDisplayValue('Both clients')
    await userEvent.selectOptions(side, 'Seller only')
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ client_side: 'seller' }),
    )
  })

  it('are renamed in place: Enter saves, Esc cancels', async () => {
    const { requests } = open({
      'GET /deals/d1/files/': () => page([agreement]),
      'PATCH /files/f1/': () => ({ ...agreement, name: 'Signed.pdf' }),
    })
    const rename = async (keys: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Actions for Agreement.pdf' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
      await userEvent.clear(await screen.findByRole('textbox', { name: 'Name of Agreement.pdf' }))
      await userEvent.keyboard(keys)
    }
    await rename('Other{Escape}')
    await rename('Signed{Enter}')
    await waitFor(() => expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1))
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Signed' })
  })

  it('are refused before upload if empty or too large, each with its reason', async () => {
    const { requests } = open({ 'GET /deals/d1/files/': () => page([]) })
    const large = new File(['a'], 'Film.pdf')
    Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 })
    await userEvent.upload(await screen.findByLabelText('Files to upload'), [new File([], 'Empty.pdf'), large])
    expect(await screen.findByText('Upload failed. The file is empty.')).toBeVisible()
    expect(screen.getByText('Upload failed. The file is larger than 25 MB.')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss Film.pdf' }))
    expect(screen.queryByText(/larger than/)).toBeNull()
  })
})
