import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Contact, ContactDeletion, PersonErasure, SmartListPage, StarterList } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { agent, clientLabel, page, people, priya, team } from '#test/sample-contacts.ts'
import { ContactsPage } from './ContactsPage.tsx'

const path = '/agent/contacts'

const answers: Answers = {
  'GET /contacts/': () => page([priya]),
  'GET /contacts/*/': () => priya,
  'GET /labels/': () => ({ ...page([]), results: [clientLabel] }),
  'GET /teams/': () => ({ ...page([]), results: [team] }),
  'GET /deals/': () => page([]),
  'GET /contacts/*/deletion/': () => nothingHanging,
  'GET /contacts/*/relationships/': () => ({ results: [] }),
  'GET /smart_lists/': () => smartLists,
}

const hot: StarterList = {
  key: 'hot',
  name: 'Hot, not contacted in 7 days',
  hint: 'Start with the one you haven’t talked to the longest.',
  filters: { temperature: [3], not_contacted_for: 7 },
  sort: 'last_touch_at',
  count: 4,
  count_is_capped: false,
}
const smartLists: SmartListPage = { ...page([]), results: [], starters: [hot] }

const nothingHanging: ContactDeletion = {
  deals: [],
  is_in_other_deals: false,
  open_tasks: 0,
  finished_tasks: 0,
  portals: 0,
  tasks_to: 'u1',
}

const open = (at = path, more: Answers = {}, user = agent) =>
  renderScreen(<ContactsPage />, { path, at, answers: { ...answers, ...more }, user })

const openPanel = async (more: Answers = {}, user = agent) => {
  const opened = open(`${path}?contact=c1`, more, user)
  const panel = within(await screen.findByRole('dialog', { name: 'Priya Whitaker' }))
  await panel.findByRole('link', { name: 'Call' })
  return { ...opened, panel }
}

/** Opens the confirmation from the contact's menu. `part`: where the menu's button is. */
async function openDeletion(part: Pick<typeof screen, 'findByRole'>): Promise<void> {
  await userEvent.click(await part.findByRole('button', { name: 'More actions for this contact' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete contact…' }))
}

/** The fields that a request changes. */
const sent = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {})

describe('smart lists', () => {
  it('set the filters and the order in the URL, and say once they differ', async () => {
    const { router, requests } = open()
    const lists = within(await screen.findByRole('navigation', { name: 'Lists' }))
    await userEvent.click(await lists.findByRole('button', { name: /^Hot, not contacted in 7 days/ }))
    await waitFor(() => expect(router.state.location.search).toContain('list=hot'))
    const params = new URLSearchParams(router.state.location.search)
    expect(Object.fromEntries(params)).toEqual({
      temperature: '3',
      not_contacted_for: '7',
      sort: 'last_touch_at',
      list: 'hot',
    })
    expect(screen.getByText(hot.hint)).toBeVisible()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await waitFor(() =>
      expect(requests.some(({ path, query }) => path === '/contacts/' && query.get('not_contacted_for') === '7')).toBe(
        true,
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Temperature' }))
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save as list' })).toBeVisible()
  })

  it('say if they can’t be loaded, and the contacts are there all the same', async () => {
    open(path, { 'GET /smart_lists/': () => problem(500, 'Something failed') })
    expect(await screen.findByRole('link', { name: 'Priya Whitaker' })).toBeVisible()
    expect(await screen.findByText('Couldn’t load your lists.', {}, { timeout: 10_000 })).toBeVisible()
  })
})

describe('the list of contacts', () => {
  it('shows names, statuses, late follow-ups and the count', async () => {
    open()
    const row = within((await screen.findByRole('link', { name: 'Priya Whitaker' })).closest('tr')!)
    expect(row.getByText('New Lead')).toBeVisible()
    expect(row.getByText('Hot')).toBeVisible()
    expect(row.getByText('Client')).toBeVisible()
    expect(row.getByText('Maya Ellison')).toBeVisible()
    expect(row.getByText(/days late/)).toBeVisible()
    expect(await screen.findByText('1 contact')).toBeVisible()
  })

  it('renders only a window of rows, announces the total and loads more', async () => {
    const { requests } = open(path, {
      'GET /contacts/': ({ query }) =>
        query.get('count') === 'exact'
          ? page([], { count: 1_000_000 })
          : page(people(Number(query.get('cursor') ?? 0), 100), { count: null, next_cursor: '100' }),
    })
    expect(await screen.findByText('1,000,000 contacts')).toBeVisible()
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1000001')
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
    window.scrollTo(0, 4_000)
    fireEvent.scroll(window)
    await waitFor(() => expect(requests.some(({ query }) => query.get('cursor') === '100')).toBe(true))
  })

  it('reads filters from the URL and writes them back', async () => {
    const { requests, router } = open(`${path}?status=1,3&sort=-temperature`)
    const statusChip = await screen.findByRole('button', { name: 'Status New Lead, Qualified' })
    expect(requests.find(({ path }) => path === '/contacts/')?.query.get('status')).toBe('1,3')
    expect(await screen.findByRole('columnheader', { name: 'Temperature' })).toHaveAttribute('aria-sort', 'descending')

    await userEvent.click(statusChip)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'New Lead' }))
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('status')).toBe('3'))

    await userEvent.keyboard('{Escape}')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'whit')
    await waitFor(() => expect(router.state.location.search).toContain('q=whit'))
    await waitFor(() => expect(requests.some(({ query }) => query.get('q') === 'whit')).toBe(true))
  })

  it('shows that the options of a filter are loading, then focuses the first one', async () => {
    const labels = Promise.withResolvers<unknown>()
    open(path, { 'GET /labels/': () => labels.promise })
    await screen.findByRole('link', { name: 'Priya Whitaker' })
    const openFilter = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Label' }))
      return screen.findByRole('dialog', { name: 'Filter by label' })
    }
    expect(await openFilter()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()

    await openFilter()
    labels.resolve({ ...page([]), results: [clientLabel] })
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Client' })).toHaveFocus())
  })

  it('refuses a last day before the first, in its field and in an address', async () => {
    const { requests, router } = open(`${path}?contacted_from=2031-03-02`)
    await screen.findByRole('link', { name: 'Priya Whitaker' })
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Last contacted on or before' }))
    const last = await screen.findByLabelText('Last contacted on or before')
    fireEvent.change(last, { target: { value: '2031-03-01' } })
    expect(await screen.findByText('Choose the same day as “on or after” or a later one')).toBeVisible()
    expect(router.state.location.search).not.toContain('contacted_to')
    fireEvent.change(last, { target: { value: '2031-03-02' } })
    await waitFor(() => expect(requests.at(-1)?.query.get('contacted_to')).toBe('2031-03-02'))
    expect(screen.queryByText(/Choose the same day/)).toBeNull()

    const other = open(`${path}?contacted_from=2031-03-02&contacted_to=2031-03-01`)
    await waitFor(() => expect(other.requests.some(({ query }) => query.has('contacted_from'))).toBe(true))
    expect(other.requests.some(({ query }) => query.has('contacted_to'))).toBe(false)
  })

  it('distinguishes no match, an empty list and a failure', async () => {
    const noOne = { 'GET /contacts/': () => page([]) }
    open(`${path}?q=zzz`, noOne)
    expect(await screen.findByRole('heading', { name: 'No contacts match' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('heading', { name: 'No contacts yet' })).toBeVisible()
  })

  it('offers to import the first contacts, except to assistants', async () => {
    const { router, unmount } = open(path, { 'GET /contacts/': () => page([]), 'GET /imports/': () => page([]) })
    await userEvent.click(await screen.findByRole('button', { name: 'Import contacts' }))
    expect(await screen.findByRole('dialog', { name: 'Import contacts' })).toBeVisible()
    expect(await screen.findByLabelText('File to import')).toHaveAttribute('accept', expect.stringContaining('.vcf'))
    expect(router.state.location.search).toBe('?import=new')
    unmount()
    open(path, { 'GET /contacts/': () => page([]) }, { ...agent, role: 'assistant' })
    expect(await screen.findByRole('heading', { name: 'No contacts yet' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Import contacts' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Import and export' })).not.toBeInTheDocument()
  })

  it('exports what is listed as a table or as contact cards', async () => {
    open(`${path}?q=whit`)
    await userEvent.click(await screen.findByRole('button', { name: 'Import and export' }))
    const cards = await screen.findByRole('menuitem', { name: /^Export vCard/ })
    const file = new URL(cards.getAttribute('href') ?? '', 'http://localhost')
    expect(file.pathname).toBe('/api/v1/contacts/export/')
    expect(Object.fromEntries(file.searchParams)).toMatchObject({ q: 'whit', format: 'vcard' })
    expect(screen.getByRole('menuitem', { name: /^Export CSV/ })).toHaveAttribute(
      'href',
      expect.stringContaining('q=whit'),
    )
  })

  it('offers a retry if it cannot be loaded', async () => {
    open(path, { 'GET /contacts/': () => problem(422, 'Too much at once') })
    expect(await screen.findByRole('heading', { name: 'Couldn’t load the contacts' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByText('Request test')).toBeVisible()
  })
})

describe('the contact panel', () => {
  it('links to call, text and email', async () => {
    const { panel } = await openPanel()
    expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+18605550142')
    expect(panel.getAllByRole('link', { name: 'Text' })[0]).toHaveAttribute('href', 'sms:+18605550142')
    expect(panel.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:priya@example.com')
  })

  it('says birthdays and home anniversaries as days of the year, not of the week', async () => {
    const dated = { ...priya, birthday: '1985-03-04', home_anniversary: '2024-11-07' }
    const { panel } = await openPanel({ 'GET /contacts/*/': () => dated })
    expect(panel.getByTitle('Edit birthday')).toHaveTextContent('Mar 4, 1985')
    expect(panel.getByTitle('Edit home anniversary')).toHaveTextContent('Nov 7, 2024')
  })

  it('saves with Enter, with the version that was read, updates the list, and offers Undo', async () => {
    const { panel, requests, toasts } = await openPanel({
      'PATCH /contacts/*/': ({ body }) => ({ ...priya, ...sent(body), version: 4 }),
    })
    await userEvent.click(panel.getByTitle('Edit first name'))
    await userEvent.clear(panel.getByRole('textbox', { name: 'First name' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'First name' }), 'Prisha{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Prisha Whitaker' })).toBeVisible()
    expect(panel.getByTitle('Edit first name')).toHaveFocus()
    const patch = requests.find(({ method }) => method === 'PATCH')
    expect(patch?.body).toEqual({ first_name: 'Prisha' })
    expect(patch?.headers.get('If-Match')).toBe('"3"')
    expect(screen.getByRole('link', { name: 'Prisha Whitaker', hidden: true })).toBeInTheDocument()
    expect(toasts).toMatchObject([{ message: expect.stringMatching(/first name changed$/) }])
    toasts[0]?.action?.run()
    await waitFor(() =>
      expect(requests.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ first_name: 'Priya' }),
    )
    expect(requests.findLast(({ method }) => method === 'PATCH')?.headers.get('If-Match')).toBe('"4"')
  })

  it('reverts with Esc and stays open', async () => {
    const { panel, requests } = await openPanel()
    await userEvent.click(panel.getByTitle('Edit first name'))
    await userEvent.type(panel.getByRole('textbox', { name: 'First name' }), 'x{Escape}')
    expect(panel.getByTitle('Edit first name')).toHaveTextContent('Priya')
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(false)
  })

  it('names the part of an address that was refused', async () => {
    const reason = 'must have five digits'
    const { panel } = await openPanel({
      'PATCH /contacts/*/': () => problem(400, 'The request isn’t valid', [{ field: 'address.zip', reason }]),
    })
    await userEvent.click(panel.getByTitle('Edit address'))
    await userEvent.type(panel.getByRole('textbox', { name: 'ZIP' }), '7{Enter}')
    expect(await panel.findByText('ZIP must have five digits')).toBeVisible()
    expect(panel.getByRole('textbox', { name: 'ZIP' })).toBeInvalid()
  })

  it('shows why a change was refused and keeps what was typed', async () => {
    const { panel, toasts } = await openPanel({
      'PATCH /contacts/*/': () =>
        problem(400, 'The request isn’t valid', [{ field: 'emails.0', reason: 'must be a valid email address' }]),
    })
    await userEvent.click(panel.getByRole('button', { name: 'Edit email' }))
    await userEvent.clear(panel.getByRole('textbox', { name: 'Email' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Email' }), 'priya@{Enter}')
    expect(await panel.findByText('This must be a valid email address')).toBeVisible()
    expect(panel.getByRole('textbox', { name: 'Email' })).toHaveValue('priya@')
    expect(panel.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(panel.getByRole('link', { name: 'priya@example.com' })).toBeVisible()
    expect(toasts).toEqual([])
  })

  it('shows both values of a conflict and saves the chosen one', async () => {
    const theirs: Contact = { ...priya, company: 'Whitaker LLC', version: 4 }
    let current = priya
    const { panel, requests } = await openPanel({
      'GET /contacts/*/': () => current,
      'PATCH /contacts/*/': ({ headers, body }) => {
        if (headers.get('If-Match') === '"4"') return { ...theirs, ...sent(body), version: 5 }
        current = theirs
        return problem(412, 'Someone else changed this while you were editing')
      },
    })
    await userEvent.click(panel.getByTitle('Edit company'))
    await userEvent.type(panel.getByRole('textbox', { name: 'Company' }), 'Whitaker & Sons{Enter}')
    expect(await panel.findByText('Whitaker LLC')).toBeVisible()
    expect(panel.getByText('Whitaker & Sons')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Use mine' }))
    await waitFor(() => expect(panel.getByTitle('Edit company')).toHaveTextContent('Whitaker & Sons'))
    expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2)
  })

  it.each(['TBD', '800-900k', '1e9', '-5'])('refuses %s as a price, and saves nothing', async (text) => {
    const { panel, requests } = await openPanel({ 'GET /contacts/*/': () => priya })
    await userEvent.click(panel.getByTitle(/(Add|Edit) price/))
    const field = panel.getByRole('textbox', { name: 'Price' })
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
    expect(await panel.findByText('Enter an amount, such as 415,000')).toBeVisible()
    expect(field).toHaveValue(text)
    expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  it('merges with a change to another field', async () => {
    let current = priya
    const { panel } = await openPanel({
      'GET /contacts/*/': () => current,
      'PATCH /contacts/*/': ({ headers, body }) => {
        if (headers.get('If-Match') === '"4"') return { ...current, ...sent(body), version: 5 }
        current = { ...priya, notes: 'Called.', version: 4 }
        return problem(412, 'Someone else changed this while you were editing')
      },
    })
    await userEvent.click(panel.getByTitle('Edit company'))
    await userEvent.type(panel.getByRole('textbox', { name: 'Company' }), 'Acme{Enter}')
    expect(await panel.findByText('Called.')).toBeVisible()
    expect(panel.getByTitle('Edit company')).toHaveTextContent('Acme')
  })

  it('changes the status right away and offers Undo', async () => {
    let current = priya
    const { panel, toasts } = await openPanel({
      'PATCH /contacts/*/': ({ body }) => (current = { ...current, ...sent(body), version: current.version + 1 }),
    })
    await userEvent.click(panel.getByRole('button', { name: 'Status: New Lead' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Qualified' }))
    expect(await panel.findByRole('button', { name: 'Status: Qualified' })).toBeVisible()
    await waitFor(() => expect(toasts).toHaveLength(1))
    toasts[0]?.action?.run()
    expect(await panel.findByRole('button', { name: 'Status: New Lead' })).toBeVisible()
  })

  it('offers to undo what was typed, unless someone else has changed it since', async () => {
    let current = priya
    const { panel, toasts, requests } = await openPanel({
      'GET /contacts/*/': () => current,
      'PATCH /contacts/*/': ({ headers, body }) => {
        if (headers.get('If-Match') !== `"${current.version}"`) return problem(412, 'Someone else changed this')
        return (current = { ...current, ...sent(body), version: current.version + 1 })
      },
    })
    const type = async (name: string) => {
      await userEvent.click(panel.getByTitle('Edit first name'))
      await userEvent.clear(panel.getByRole('textbox', { name: 'First name' }))
      await userEvent.type(panel.getByRole('textbox', { name: 'First name' }), `${name}{Enter}`)
    }
    await type('Prisha')
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Prisha Whitaker’s first name changed' }]))
    toasts[0]?.action?.run()
    await waitFor(() => expect(panel.getByTitle('Edit first name')).toHaveTextContent('Priya'))
    await type('Prisha')
    await waitFor(() => expect(toasts).toHaveLength(2))
    current = { ...current, first_name: 'Pri', version: current.version + 1 }
    toasts[1]?.action?.run()
    await waitFor(() => expect(toasts).toHaveLength(3))
    expect(toasts[2]?.message).toBe('Someone else has changed Prisha Whitaker since, so nothing was undone')
    expect(requests.filter(({ method }) => method === 'PATCH').at(1)?.body).toEqual({ first_name: 'Priya' })
  })

  describe('a value chosen over someone else’s', () => {
    /** The panel of a contact that someone else changes right after it was opened. */
    const openBehind = async (theirs: Partial<Contact>) => {
      let current = priya
      const opened = await openPanel({
        'GET /contacts/*/': () => current,
        'PATCH /contacts/*/': ({ headers, body }) => {
          if (headers.get('If-Match') !== `"${current.version}"`) return problem(412, 'Someone else changed this')
          return (current = { ...current, ...sent(body), version: current.version + 1 })
        },
      })
      current = { ...current, ...theirs, version: current.version + 1 }
      const undoMine = async () => {
        await userEvent.click(await opened.panel.findByRole('button', { name: 'Use mine' }))
        await waitFor(() => expect(opened.toasts).toHaveLength(1))
        opened.toasts[0]?.action?.run()
      }
      return { ...opened, undoMine, current: () => current }
    }

    it('is typed, and Undo gives back theirs', async () => {
      const { panel, undoMine, current } = await openBehind({ company: 'Whitaker LLC' })
      await userEvent.click(panel.getByTitle('Edit company'))
      await userEvent.type(panel.getByRole('textbox', { name: 'Company' }), 'Whitaker & Sons{Enter}')
      await undoMine()
      await waitFor(() => expect(current().company).toBe('Whitaker LLC'))
    })

    it('is a status, and Undo gives back theirs', async () => {
      const { panel, toasts, undoMine, current } = await openBehind({ status: 2 })
      await userEvent.click(panel.getByRole('button', { name: 'Status: New Lead' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Qualified' }))
      expect(await panel.findByText('Status is now')).toBeVisible()
      await undoMine()
      expect(toasts[0]?.message).toBe('Priya Whitaker’s status changed to Qualified')
      await waitFor(() => expect(current().status).toBe(2))
    })

    it('is a label, and Undo gives back theirs', async () => {
      const { panel, undoMine, current } = await openBehind({ labels: ['other'] })
      await userEvent.click(await panel.findByRole('button', { name: /Labels/ }))
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Client' }))
      await undoMine()
      await waitFor(() => expect(current().labels).toEqual(['other']))
    })
  })

  it('is a plain 404 for an unknown id', async () => {
    open(`${path}?contact=no-one`, { 'GET /contacts/*/': () => problem(404, 'Not found') })
    expect(await screen.findByText('404 not found')).toBeVisible()
  })

  it('deletes after a confirmation, if the viewer may', async () => {
    const { panel, requests, router } = await openPanel({ 'DELETE /contacts/*/': () => undefined })
    await openDeletion(panel)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete contact' }))
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true))
    await waitFor(() => expect(router.state.location.search).toBe(''))

    expect(requests.find(({ method }) => method === 'DELETE')?.query.toString()).toBe('take_off_deals=true')

    const others = await openPanel({ 'GET /contacts/*/': () => ({ ...priya, owner: 'u2' }) })
    await userEvent.click(others.panel.getByRole('button', { name: 'More actions for this contact' }))
    expect(await screen.findByRole('menuitem', { name: 'Save contact card' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Delete contact…' })).toBeNull()
  })
})

describe('deleting a contact on which something hangs', () => {
  const hanging: ContactDeletion = {
    ...nothingHanging,
    deals: [{ id: 'd1', name: '402 Maple Street', status: 3, role: 'buyer' }],
    open_tasks: 2,
    finished_tasks: 1,
    portals: 1,
  }
  const ask = async (more: Answers) => {
    const opened = await openPanel({ 'DELETE /contacts/*/': () => undefined, ...more })
    await openDeletion(opened.panel)
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Delete Priya Whitaker?' })) }
  }

  it('says what, hands the tasks on, and can be undone', async () => {
    const { dialog, requests, toasts } = await ask({
      'GET /contacts/*/deletion/': () => hanging,
      'POST /contacts/*/restore/': () => priya,
    })
    expect(await dialog.findByText('402 Maple Street: Buyer · Under Contract')).toBeVisible()
    expect(dialog.getByText('Their client portal will close.')).toBeVisible()
    expect(dialog.getByText('2 open tasks and 1 finished task will stay on the list without their name.')).toBeVisible()
    const heir = dialog.getByRole('combobox', { name: 'Who takes over their open tasks?' })
    await dialog.findByRole('option', { name: 'No change (Maya Ellison gets the unassigned ones)' })
    await userEvent.selectOptions(heir, 'Maya Ellison')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete contact' }))
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Priya Whitaker deleted'))
    toasts.at(-1)?.action?.run()
    await waitFor(() => expect(requests.some(({ path }) => path === '/contacts/c1/restore/')).toBe(true))
    const deletion = requests.find(({ method }) => method === 'DELETE')
    expect(deletion?.query.get('tasks_to')).toBe('u1')
  })

  it('is not possible while deals hang on them that the viewer does not see', async () => {
    const { dialog, requests } = await ask({
      'GET /contacts/*/deletion/': () => ({ ...hanging, deals: [], is_in_other_deals: true }),
    })
    expect(await dialog.findByText(/Ask an owner or admin to delete this contact/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete contact' }))
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  })
})

describe('erasing the data of a contact', () => {
  const erasure: PersonErasure = {
    applied: false,
    event: null,
    preview: 'seen',
    name: 'Priya Whitaker',
    pseudonym: 'Erased contact 00C1',
    erased: [
      { what: 'Contacts', whole: 1, texts: 0 },
      { what: 'Notes of deals', whole: 0, texts: 3 },
    ],
    kept: [{ what: 'Deals', records: 1, reason: 'The books ask for them.' }],
    left: [{ what: 'Tasks', id: 't1', deal: 'd1', text: 'Call Priya' }],
    left_more: 0,
  }
  const ask = async (more: Answers) => {
    const opened = await openPanel(more, { ...agent, role: 'owner' })
    await userEvent.click(opened.panel.getByRole('button', { name: 'More actions for this contact' }))
    const card = await screen.findByRole('menuitem', { name: 'Save contact card' })
    expect(card).toHaveAttribute('href', '/api/v1/contacts/c1/vcard/')
    const link = await screen.findByRole('menuitem', { name: 'Export data' })
    expect(link).toHaveAttribute('href', '/api/v1/contacts/c1/personal_data/')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Erase personal data…' }))
    const title = 'Erase Priya Whitaker’s personal data?'
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: title })) }
  }

  it('shows what it does, and asks for their name', async () => {
    const { dialog, requests, toasts } = await ask({
      'POST /contacts/*/erase/': ({ query }) => (query.has('dry_run') ? erasure : { ...erasure, applied: true }),
    })
    expect(await dialog.findByText('3 texts with their name')).toBeVisible()
    expect(dialog.getByText(/The books ask for them/)).toBeVisible()
    expect(dialog.getByText('Tasks: Call Priya')).toBeVisible()
    const button = dialog.getByRole('button', { name: 'Erase data' })
    await userEvent.click(button)
    await userEvent.type(dialog.getByRole('textbox'), 'Priya')
    await userEvent.click(button)
    expect(requests.filter(({ path }) => path === '/contacts/c1/erase/')).toHaveLength(1)
    await userEvent.type(dialog.getByRole('textbox'), ' Whitaker')
    await userEvent.click(button)
    await waitFor(() => expect(toasts.at(-1)?.message).toContain('Erased contact 00C1'))
    const sending = requests.filter(({ path }) => path === '/contacts/c1/erase/').at(-1)
    expect(sending?.body).toEqual({ name: 'Priya Whitaker', preview: 'seen' })
  })

  it('says why it is refused', async () => {
    const { dialog } = await ask({
      'POST /contacts/*/erase/': () => problem(409, 'This contact is on an open deal'),
    })
    expect(await dialog.findByText('This data can’t be erased yet')).toBeVisible()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })
})

describe('the focus', () => {
  it('returns to the panel from a confirmation, and from the panel to the row', async () => {
    // Animation frames run after timers of 0 ms, as in a browser. In happy-dom they would run before.
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
    onTestFinished(() => void vi.unstubAllGlobals())
    const { router } = open()
    await userEvent.click(await screen.findByRole('link', { name: 'Priya Whitaker' }))
    await openDeletion(screen)
    const dialog = await screen.findByRole('dialog', { name: 'Delete Priya Whitaker?' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions for this contact' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Priya Whitaker' })).toHaveFocus())
  })
})

describe('a new contact', () => {
  it('shows errors at their fields, then opens the new contact', async () => {
    let isMended = false
    const { requests, router } = open(`${path}?create=contact`, {
      'POST /contacts/': () =>
        isMended
          ? { ...priya, id: 'c2' }
          : problem(400, 'The request isn’t valid', [{ field: 'phones.0', reason: 'must be a phone number' }]),
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }))
    expect(await dialog.findByText(/Enter a name/)).toBeVisible()

    await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Priya')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phone' }), 'x')
    await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }))
    expect(await dialog.findByText('This must be a phone number')).toBeVisible()

    isMended = true
    await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }))
    await waitFor(() => expect(router.state.location.search).toBe('?contact=c2'))
    const keys = requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('keeps the draft if its dialog is closed, and says so, until it is canceled', async () => {
    const { router } = open(`${path}?create=contact`)
    const again = async (way: string) => {
      await userEvent.click(screen.getByRole('button', { name: way }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await router.navigate(`${path}?create=contact`)
      return screen.findByRole('textbox', { name: 'First name' })
    }
    await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Halfway')
    expect(await again('Close')).toHaveValue('Halfway')
    expect(screen.getByText('This is what you typed before you closed the form.')).toBeVisible()
    expect(await again('Cancel')).toHaveValue('')
    expect(screen.queryByText('This is what you typed before you closed the form.')).toBeNull()
  })
})
