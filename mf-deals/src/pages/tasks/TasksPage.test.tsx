import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DateMove, Task } from 'openapi'
import { currentTeamIdAtom, deviceTypeAtom } from 'remote-kit/session'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { addDays, today } from 'ui-kit/days'
import { describe, expect, it } from 'vitest'
import { moveOf, rescheduling } from '#test/sample-reschedulings.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#parts/rescheduling/ReschedulePanel.tsx'
import { owner, page, team } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { TasksPage } from './TasksPage.tsx'
import { assigneeFilterAtom, dueDateFilterAtom } from '#parts/tasks/tasks.atoms.ts'

const now = today(owner.account.time_zone)
const late = task('1', 'Order the appraisal', { due_date: addDays(now, -2) })
const due = task('2', 'Call Dana Brooks', { due_date: now })

/** A stateful API: completed tasks leave the list of open ones. */
function tasksApi(...tasks: Task[]) {
  const done = new Set<string>()
  const find = (path: string) => tasks.find(({ id }) => path.includes(`/${id}/`))
  const answers: Answers = {
    'GET /teams/': () => page([team]),
    'GET /tasks/': () => page(tasks.filter(({ id }) => !done.has(id))),
    'POST /tasks/*/complete/': ({ path }) => {
      const completed = find(path)
      if (completed) done.add(completed.id)
      return { ...completed, progress: 'COMPLETE' }
    },
    'PATCH /tasks/*/': ({ path }) => {
      const reopened = find(path)
      if (reopened) done.delete(reopened.id)
      return reopened
    },
  }
  return answers
}

function open(answers: Answers, at = '/agent/tasks') {
  const rendered = renderScreen(<TasksPage />, { path: '/agent/tasks', at, answers, user: owner })
  rendered.store.set(currentTeamIdAtom, 'ridge')
  return rendered
}

const box = (title: string) => screen.findByRole('checkbox', { name: `Complete ${title}` })

describe('the task list', () => {
  it('has one row of controls on a phone, with the other filters in a sheet', async () => {
    const { store, router } = open(tasksApi(late, due))
    store.set(deviceTypeAtom, 'phone')
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Group by' }), 'Group by deal')
    expect(router.state.location.search).toContain('group=deal')
    await userEvent.click(sheet.getByRole('button', { name: 'Show tasks' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('region', { name: '402 Maple Street 2' })).toBeVisible()
  })

  it('says whom a task without a deal is about, with a link to them', async () => {
    const call = task('3', 'Call about their search', { deal: null, deal_name: '', contact: 'c1', due_date: now })
    const contact = { id: 'c1', first_name: 'Ivy', last_name: 'Rourke', company: '', emails: [], phones: [] }
    const { requests } = open({
      ...tasksApi(late, call),
      'GET /contacts/': () => page([contact]),
      'GET /contacts/c1/': () => contact,
      'GET /tasks/*/': () => call,
    })
    const link = await screen.findByRole('link', { name: 'Ivy Rourke' })
    expect(link).toHaveAttribute('href', '/agent/contacts?contact=c1&view=page')
    expect(requests.filter(({ path }) => path === '/contacts/').map(({ query }) => query.get('ids'))).toEqual(['c1'])
    await userEvent.click(screen.getByRole('button', { name: 'Call about their search' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByRole('link', { name: 'Ivy Rourke' })).toBeVisible()
  })

  it('groups tasks by due date', async () => {
    open(tasksApi(late, due))
    const overdue = await screen.findByRole('region', { name: 'Overdue 1' })
    expect(within(overdue).getByText('2 days late')).toBeVisible()
    expect(
      within(screen.getByRole('region', { name: 'Today 1' })).getByRole('link', { name: '402 Maple Street' }),
    ).toHaveAttribute('href', '/agent/deal/maple')
  })

  it('shows a completion before the API answers, then removes the task', async () => {
    const answer = Promise.withResolvers<void>()
    const api = tasksApi(late, due)
    const { toasts } = open({
      ...api,
      'POST /tasks/*/complete/': async (request) => {
        await answer.promise
        return api['POST /tasks/*/complete/']?.(request)
      },
    })
    await userEvent.click(await box(late.title))
    expect(await box(late.title)).toBeChecked()
    expect(toasts).toEqual([])
    answer.resolve()
    await waitFor(() => expect(screen.queryByText(late.title)).toBeNull())
    expect(toasts).toMatchObject([{ message: 'Done: Order the appraisal', action: { label: 'Undo' } }])
  })

  it.each([
    ['done', null, 'complete', { completed_at: '2026-10-01T12:00:00.000Z' }],
    ['that did not apply', 'Cash sale', 'not_applicable', { reason: 'Cash sale' }],
  ])('%s are as they were after Undo of reopening them', async (_what, reason, call, body) => {
    const done = { ...late, progress: 'COMPLETE' as const, completed_at: '2026-10-01T12:00:00.000Z' }
    const { requests, toasts } = open({
      ...tasksApi({ ...done, not_applicable_reason: reason }),
      'POST /tasks/*/reopen/': () => late,
      'POST /tasks/*/not_applicable/': () => done,
    })
    await userEvent.click(await box(late.title))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Reopened: Order the appraisal' }]))
    toasts[0]?.action?.run()
    await waitFor(() => {
      const undone = requests.find(({ path }) => path.endsWith(`/${call}/`))
      expect(undone?.body).toEqual(body)
    })
  })

  it('rolls back with the reason when a completion is refused', async () => {
    const { toasts } = open({
      ...tasksApi(late),
      'POST /tasks/*/complete/': () => problem(409, 'The appraiser has to be chosen first'),
    })
    await userEvent.click(await box(late.title))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'The appraiser has to be chosen first' }]))
    expect(await box(late.title)).not.toBeChecked()
  })

  it('restores a task by Undo', async () => {
    const { toasts } = open(tasksApi(late))
    await userEvent.click(await box(late.title))
    await waitFor(() => expect(screen.queryByText(late.title)).toBeNull())
    toasts[0]?.action?.run()
    expect(await box(late.title)).not.toBeChecked()
    expect(toasts).toHaveLength(1)
  })

  it('completes a task by one key and focuses the next one', async () => {
    const { requests } = open(tasksApi(late, due))
    const first = await box(late.title)
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(await box(due.title)).toHaveFocus()
    await userEvent.keyboard('k ')
    await waitFor(() => expect(screen.queryByText(late.title)).toBeNull())
    expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/tasks/1/complete/'])
    expect(await box(due.title)).toHaveFocus()
  })

  describe('in columns by who tasks wait on', () => {
    const column = (name: string) => screen.findByRole('region', { name })

    it.each(['dragging it', 'W'])('moves a task at once by %s, and back by Undo', async (way) => {
      const answer = Promise.withResolvers<void>()
      let stored = late
      const { requests, toasts } = open(
        {
          ...tasksApi(),
          'GET /tasks/': () => page([stored]),
          'PATCH /tasks/*/': async ({ body }) => {
            await answer.promise
            stored = Object.assign({ ...stored }, body, { version: stored.version + 1 })
            return stored
          },
        },
        '/agent/tasks?group=waiting',
      )
      const row = (await box(late.title)).closest('li')
      if (!row) throw new Error('no row')
      if (way === 'W') {
        ;(await box(late.title)).focus()
        await userEvent.keyboard('w')
        await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Client' }))
      } else {
        const dataTransfer = { effectAllowed: '', setDragImage: () => {} }
        fireEvent.dragStart(row, { dataTransfer })
        fireEvent.dragOver(await column('Waiting on client 0'), { dataTransfer })
        fireEvent.drop(await column('Waiting on client 0'), { dataTransfer })
      }
      expect(within(await column('Waiting on client 1')).getByText(late.title)).toBeVisible()
      expect(toasts).toEqual([])
      answer.resolve()
      await waitFor(() => expect(toasts).toMatchObject([{ message: 'Order the appraisal saved' }]))
      toasts[0]?.action?.run()
      expect(within(await column('Waiting on team 1')).getByText(late.title)).toBeVisible()
      expect(requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { waiting_on: 'client' },
        { waiting_on: 'team' },
      ])
    })

    it('puts a task back with the reason when the move is refused', async () => {
      const { toasts } = open(
        { ...tasksApi(late), 'PATCH /tasks/*/': () => problem(409, 'The deal is closed') },
        '/agent/tasks?group=waiting',
      )
      const row = (await box(late.title)).closest('li')
      if (!row) throw new Error('no row')
      const dataTransfer = { effectAllowed: '', setDragImage: () => {} }
      fireEvent.dragStart(row, { dataTransfer })
      fireEvent.drop(await column('Waiting on client 0'), { dataTransfer })
      await waitFor(() => expect(toasts).toMatchObject([{ message: 'The deal is closed' }]))
      expect(within(await column('Waiting on team 1')).getByText(late.title)).toBeVisible()
    })
  })

  it('is walked with J and K, and E or Enter opens a task', async () => {
    const { router } = open(tasksApi(late, due))
    await box(late.title)
    await userEvent.keyboard('j')
    expect(await box(late.title)).toHaveFocus()
    await userEvent.keyboard('je')
    expect(router.state.location.search).toContain('task=2')
  })

  it('selects tasks with X and keeps the focus', async () => {
    open(tasksApi(late, due))
    await box(late.title)
    await userEvent.keyboard('jx')
    expect(await screen.findByRole('checkbox', { name: `Select ${late.title}` })).toHaveFocus()
    await userEvent.keyboard('jx')
    expect(await screen.findByText('2 tasks selected')).toBeVisible()
    await userEvent.keyboard('x')
    expect(await screen.findByText('1 task selected')).toBeVisible()
  })

  it('assigns a task with A, with Undo', async () => {
    const { requests, toasts } = open({ ...tasksApi(late), 'PATCH /tasks/*/': () => ({ ...late, version: 2 }) })
    await box(late.title)
    await userEvent.keyboard('ja')
    const menu = await screen.findByRole('menu', { name: `Assignee of ${late.title}` })
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Unassigned', checked: false }))
    await waitFor(() => expect(toasts).toMatchObject([{ message: `${late.title} saved`, action: { label: 'Undo' } }]))
    toasts[0]?.action?.run()
    const bodies = () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    await waitFor(() => expect(bodies()).toEqual([{ assignee: null }, { assignee: late.assignee }]))
  })

  it('sets the status of a task with S', async () => {
    const { requests } = open({ ...tasksApi(late), 'PATCH /tasks/*/': () => late })
    await box(late.title)
    await userEvent.keyboard('js')
    const menu = await screen.findByRole('menu', { name: `Status of ${late.title}` })
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'In progress' }))
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ progress: 'IN_PROGRESS' }),
    )
    expect(await box(late.title)).toHaveFocus()
  })
})

describe('the filters of tasks', () => {
  it('follow the URL', async () => {
    const { requests, store } = open(tasksApi(late), '/agent/tasks?due=overdue&assignee=team')
    await box(late.title)
    const asked = requests.findLast(({ path }) => path === '/tasks/')?.query
    expect(asked?.get('due')).toBe('overdue')
    expect(asked?.has('assignee')).toBe(false)
    expect([store.get(dueDateFilterAtom), store.get(assigneeFilterAtom)]).toEqual(['overdue', 'team'])
  })

  it('are written into the URL if it has none', async () => {
    const { router } = open(tasksApi(late))
    await box(late.title)
    expect(router.state.location.search).toBe('?due=open&assignee=me')
    await userEvent.click(screen.getByRole('tab', { name: 'Next 7 days' }))
    expect(router.state.location.search).toBe('?due=week&assignee=me')
  })

  it('can be cleared if nothing matches', async () => {
    const { router } = open(tasksApi(), '/agent/tasks?due=overdue&assignee=me')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(router.state.location.search).toBe('?due=open&assignee=me')
    expect(await screen.findByText('Nothing to do')).toBeVisible()
  })
})

describe('the panel of a task', () => {
  const stored = { ...late, version: 2, assignee: null }
  const conflict = () => problem(412, 'Someone else changed this while you were editing')

  /** Edits a field in place, by its label. */
  async function retitle(text: string) {
    await userEvent.click(await screen.findByRole('button', { name: /^Title: / }))
    const title = screen.getByRole('textbox', { name: 'Title' })
    await userEvent.clear(title)
    await userEvent.type(title, `${text}{Enter}`)
  }
  async function setDue(day: string) {
    await userEvent.click(await screen.findByRole('button', { name: /^Due: / }))
    const due = screen.getByLabelText('Due', { selector: 'input' })
    fireEvent.change(due, { target: { value: day } })
    fireEvent.keyDown(due, { key: 'Enter' })
  }

  it('returns the focus to its row, even if it was loading when it got the focus', async () => {
    const loaded = Promise.withResolvers<Task>()
    open({ ...tasksApi(late), 'GET /tasks/*/': () => loaded.promise })
    const row = await screen.findByRole('button', { name: late.title })
    await userEvent.click(row)
    const loading = await screen.findByRole('dialog', { name: 'Task' })
    await waitFor(() => expect(loading.contains(document.activeElement)).toBe(true))
    loaded.resolve(late)
    await screen.findByRole('dialog', { name: late.title })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(row).toHaveFocus())
  })

  it('saves a field as soon as it is changed, with Undo', async () => {
    const own = { ...late, deal: null, pinned: true }
    const { requests, toasts } = open(
      { ...tasksApi(own), 'GET /tasks/*/': () => own, 'PATCH /tasks/*/': () => ({ ...own, version: 2 }) },
      '/agent/tasks?task=1',
    )
    const sent = () => requests.filter(({ method }) => method === 'PATCH')
    await retitle('Order it again')
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Order the appraisal saved' }]))
    expect(sent()[0]?.body).toEqual({ title: 'Order it again' })
    expect(sent()[0]?.headers.get('If-Match')).toBe('"1"')
    await setDue('2031-12-01')
    await waitFor(() => expect(toasts).toHaveLength(2))
    toasts[1]?.action?.run()
    await waitFor(() => expect(sent()[2]?.body).toEqual({ due_date: own.due_date, pinned: true }))
    expect(sent()[2]?.headers.get('If-Match')).toBe('"2"')
  })

  it('goes to the next task of the list and back, by button and by key', async () => {
    const { router } = open(
      { ...tasksApi(late, due), 'GET /tasks/*/': ({ path }) => (path.includes('/1/') ? late : due) },
      '/agent/tasks',
    )
    await userEvent.click(await screen.findByRole('button', { name: late.title }))
    await screen.findByRole('dialog', { name: late.title })
    expect(screen.getByRole('button', { name: 'Previous task' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Next task' }))
    await screen.findByRole('dialog', { name: due.title })
    expect(router.state.location.search).toContain('task=2')
    // At the end of the list, the focus stays on it.
    expect(screen.getByRole('button', { name: 'Next task' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Next task' })).toHaveFocus()
    await userEvent.keyboard('k')
    await screen.findByRole('dialog', { name: late.title })
  })

  it('completes the task, and Undo reopens it', async () => {
    const { requests, toasts } = open({ ...tasksApi(late), 'GET /tasks/*/': () => late }, '/agent/tasks?task=1')
    const panel = within(await screen.findByRole('dialog', { name: late.title }))
    await userEvent.click(await panel.findByRole('button', { name: 'Complete' }))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Done: Order the appraisal' }]))
    expect(requests.map(({ path }) => path)).toContain('/tasks/1/complete/')
    toasts[0]?.action?.run()
    await waitFor(() => expect(requests.at(-1)?.path).toMatch(/tasks/))
  })

  describe('with a new date', () => {
    const move = moveOf('1', 'Order the appraisal', '2031-12-01')
    const follower = moveOf('3', 'Read the appraisal', '2031-12-04')
    const openWith = (moved: DateMove[], answers: Answers = {}) => {
      let version = 1
      const rendered = open(
        {
          ...tasksApi(late),
          'GET /tasks/*/': () => ({ ...late, version, due_date: version > 1 ? '2031-12-01' : late.due_date }),
          'POST /deals/*/reschedule/': ({ query }) => {
            if (query.has('dry_run')) return rescheduling(moved)
            version = 2
            return rescheduling(moved, 'e1')
          },
          ...answers,
        },
        '/agent/tasks?task=1',
      )
      const writes = () => rendered.requests.filter(({ method, query }) => method !== 'GET' && !query.has('dry_run'))
      return { ...rendered, writes }
    }
    const agreed = { items: [{ id: '1', due_date: '2031-12-01' }], preview: 'as shown' }

    it('saves at once if no other date follows', async () => {
      const { writes, toasts } = openWith([move])
      await setDue('2031-12-01')
      await waitFor(() =>
        expect(toasts).toMatchObject([{ message: 'Order the appraisal moved', action: { label: 'Undo' } }]),
      )
      expect(writes().map(({ path, body }) => [path, body])).toEqual([['/deals/maple/reschedule/', agreed]])
    })

    it('shows what follows before it saves anything', async () => {
      const { writes } = openWith([move, follower])
      await setDue('2031-12-01')
      const panel = within(await screen.findByRole('dialog', { name: /^Order the appraisal on/ }))
      expect(await panel.findByText('Read the appraisal')).toBeVisible()
      await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
      expect(writes()).toEqual([])
      await setDue('2031-12-01')
      await userEvent.click(await screen.findByRole('button', { name: 'Move 2 dates' }))
      await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ ...agreed, confirm: [] }]))
    })

    it('does not overwrite a date that someone else set meanwhile', async () => {
      let asked = 0
      const { writes } = openWith([move], {
        'GET /tasks/*/': () => (asked++ === 0 ? late : { ...stored, due_date: '2031-12-24' }),
      })
      await setDue('2031-12-01')
      expect(await screen.findByLabelText('Due', { selector: 'dl' })).toHaveTextContent('Dec 24, 2031')
      expect(writes()).toEqual([])
    })
  })

  it('deletes a task, and Undo restores it', async () => {
    const { requests, router, toasts } = open(
      {
        ...tasksApi(late),
        'GET /tasks/*/': () => late,
        'DELETE /tasks/*/': () => null,
        'POST /tasks/*/restore/': () => late,
      },
      '/agent/tasks?task=1',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Order the appraisal deleted' }]))
    expect(router.state.location.search).not.toContain('task=')
    toasts[0]?.action?.run()
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/tasks/1/restore/'))
  })

  it('keeps both changes if someone else changed another field', async () => {
    let asked = 0
    const { requests } = open(
      {
        ...tasksApi(late),
        'GET /tasks/*/': () => (asked++ === 0 ? late : stored),
        'PATCH /tasks/*/': ({ headers }) => (headers.get('If-Match') === '"1"' ? conflict() : stored),
      },
      '/agent/tasks?task=1',
    )
    await retitle('Order the appraisal today')
    await waitFor(() => {
      const sent = requests.filter(({ method }) => method === 'PATCH')
      expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"'])
      expect(sent[1]?.body).toEqual({ title: 'Order the appraisal today' })
    })
  })

  it('shows both values if someone else changed the same field', async () => {
    let asked = 0
    open(
      {
        ...tasksApi(late),
        'GET /tasks/*/': () => (asked++ === 0 ? late : { ...stored, title: 'Choose an appraiser' }),
        'PATCH /tasks/*/': conflict,
      },
      '/agent/tasks?task=1',
    )
    await retitle('Order the appraisal today')
    const both = await screen.findByLabelText('Title', { selector: 'dl' })
    expect(both).toHaveTextContent('Choose an appraiser')
    expect(both).toHaveTextContent('Order the appraisal today')
  })
})
