import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TeamMember } from 'openapi'
import { currentTeamIdAtom } from 'remote-kit/session'
import { renderScreen } from 'remote-kit/testing'
import { addDays, today } from 'ui-kit/days'
import { describe, expect, it } from 'vitest'
// Loaded before the tests run, so that no test waits for the import.
import '#parts/new-task/NewTaskPanel.tsx'
import '#parts/task-commands/TaskMenu.tsx'
import { owner, page, team } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { TasksPage } from './TasksPage.tsx'

const now = today(owner.account.time_zone)
const idOf = (digit: string) => digit.repeat(24)
const [MARIA, JO, KIM, LOU] = [idOf('a'), idOf('b'), idOf('c'), idOf('d')]
const [first] = team.members
if (!first) throw new Error('unreachable: the team has a member')
const maria: TeamMember = { ...first, user: MARIA }
const someone = (user: string, first_name: string, stand_in: string | null): TeamMember => ({
  ...maria,
  user,
  person: { ...maria.person, first_name, last_name: 'Lee' },
  absences: stand_in ? [{ id: user, first_day: addDays(now, -1), last_day: '2099-12-07', stand_in }] : [],
})
/** Jo is covered by the viewer, Kim by Lou. */
const people = [maria, someone(JO, 'Jo', MARIA), someone(KIM, 'Kim', LOU), someone(LOU, 'Lou', null)]
const call = task('1', 'Call the lender', { due_date: now, assignee: JO })
const own = task('2', 'Order signs', { due_date: now, assignee: MARIA })

function open(at = '/agent/tasks') {
  const rendered = renderScreen(<TasksPage />, {
    path: '/agent/tasks',
    at,
    user: { ...owner, id: MARIA },
    answers: {
      'GET /teams/': () => page([{ ...team, members: people }]),
      'GET /tasks/': () => page([call, own]),
      'GET /deals/': () => page([]),
      'PATCH /tasks/*/': () => call,
    },
  })
  rendered.store.set(currentTeamIdAtom, 'ridge')
  return rendered
}
const row = async (title: string) => {
  const found = (await screen.findByRole('button', { name: title })).closest('li')
  if (!found) throw new Error(`${title} is no row`)
  return found
}

describe('a stand-in', () => {
  it('sees whose tasks they cover, and filters them', async () => {
    const { requests } = open()
    expect(within(await row('Call the lender')).getByText('Covering for Jo Lee')).toBeInTheDocument()
    expect(within(await row('Order signs')).queryByText(/Covering/)).not.toBeInTheDocument()
    const asked = () => requests.findLast(({ path }) => path === '/tasks/')?.query.get('assignee')
    const tabs = within(screen.getByRole('tablist', { name: 'Whose tasks' }))
    await userEvent.click(tabs.getByRole('tab', { name: 'Covering for Jo Lee' }))
    await waitFor(() => expect(asked()).toBe(JO))
    await userEvent.click(tabs.getByRole('tab', { name: 'Only mine' }))
    await waitFor(() => expect(asked()).toBe(MARIA))
  })
})

describe('assigning to someone who is away', () => {
  it('asks first, and offers the stand-in', async () => {
    const { requests } = open()
    const saved = () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    const choose = async () => {
      within(await row('Order signs'))
        .getByRole('checkbox')
        .focus()
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a' })
      await userEvent.click(
        await screen.findByRole('menuitemradio', {
          name: 'Kim Lee · Away until Mon, Dec 7, 2099 · Lou Lee is covering',
        }),
      )
      return screen.findByRole('dialog', { name: 'Assign this to Kim Lee?' })
    }
    await userEvent.click(within(await choose()).getByRole('button', { name: 'Cancel' }))
    expect(saved()).toEqual([])
    await userEvent.click(within(await choose()).getByRole('button', { name: 'Assign to Lou Lee instead' }))
    await waitFor(() => expect(saved()).toEqual([{ assignee: LOU }]))
    await userEvent.click(within(await choose()).getByRole('button', { name: 'Assign to Kim Lee' }))
    await waitFor(() => expect(saved()).toEqual([{ assignee: LOU }, { assignee: KIM }]))
  })

  it('warns in the form of a new task before it is saved', async () => {
    open('/agent/tasks?create=task')
    const assignee = await screen.findByLabelText('Assignee', { selector: 'form select' })
    await userEvent.selectOptions(assignee, KIM)
    expect(await screen.findByText(/Kim Lee: Away until Mon, Dec 7, 2099 · Lou Lee is covering\./)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Assign to Lou Lee instead' }))
    expect(assignee).toHaveValue(LOU)
    expect(screen.queryByText(/Kim Lee: Away/)).not.toBeInTheDocument()
  })
})
