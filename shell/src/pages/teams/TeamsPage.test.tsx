import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MemberOverview, Team, TeamRole } from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { deviceTypeAtom } from 'remote-kit/session'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { addDays, today } from 'ui-kit/days'
import { describe, expect, it } from 'vitest'
import { someMember, someTeam } from '#test/some-team.ts'
import { someUser } from '#test/some-user.ts'
// Loaded before the tests run, so that no test waits for the import.
import './TeamDialogs.tsx'
import './overview/OverviewView.tsx'
import { TeamsPage } from './TeamsPage.tsx'

const now = today('America/New_York')
const at = (days: number) => `${addDays(now, days)}T15:00:00.000Z`
const invitation = (expires: number) => ({ sent_by: 'ellen', sent_at: at(expires - 14), expires_at: at(expires) })

const ellen = someMember('Ellen', { role: 'owner' })
const maria = someMember('Maria')
const jordan = someMember('Jordan')

function open(
  team: Team,
  { role = 'owner', path = '/agent/teams', answers = {} }: { role?: TeamRole; path?: string; answers?: Answers } = {},
) {
  return renderScreen(<TeamsPage />, {
    path: '/agent/teams',
    at: path,
    user: someUser({ id: role === 'owner' ? 'ellen' : 'maria', role }),
    answers: {
      'GET /teams/': () => ({ results: [team] }),
      'GET /two_step/members/': () => ({ results: [] }),
      ...answers,
    },
  })
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const section = async (name: string) => within(await screen.findByRole('region', { name }))

it('keeps its tabs in a line of their own, whatever the view has beside the title', async () => {
  open(someTeam(ellen))
  const line = screen.getByRole('tablist', { name: 'View' }).parentElement
  expect(line).not.toContainElement(await button('New team'))
})

it('lists deactivated members, but counts those who work in the team now', async () => {
  open(someTeam(ellen, maria, someMember('Gone', { status: MemberStatus.Disabled })))
  const north = await section('North')
  expect(north.getByText('Gone Lee')).toBeVisible()
  expect(north.getByText('2 members')).toBeVisible()
})

describe('pending invitations', () => {
  const invited = [
    someMember('Open', { status: 0, invitation: invitation(9) }),
    someMember('Late', { status: 0, invitation: invitation(-2) }),
    someMember('Rosa', { status: 3, invitation: invitation(9) }),
  ]

  it('say who was asked, by whom, and whether the link still works; are resent, canceled and made again', async () => {
    const { requests } = open(someTeam(ellen, ...invited), {
      answers: { 'POST /teams/*/members/*/resend/': () => new Response(null, { status: 204 }) },
    })
    const pending = await section('Pending invitations')
    const [first, late, declined] = pending.getAllByRole('listitem')
    expect(first).toHaveTextContent(/Open Lee.*Invited.*Agent in North.*Invited by Ellen Lee · .*Link works until/)
    expect(late).toHaveTextContent(/Late Lee.*Expired.*The link expired/)
    expect(declined).toHaveTextContent(/Rosa Lee.*Declined.*You can invite them again/)
    // The team lists only those who have joined.
    expect((await section('North')).getByText('1 member')).toBeInTheDocument()
    await userEvent.click(await button('Resend the invitation to Late Lee'))
    await waitFor(() => expect(requests.some(({ path }) => path === '/teams/north/members/late/resend/')).toBe(true))
    await userEvent.click(await button('Cancel invitation to Open Lee'))
    expect(
      await screen.findByRole('dialog', { name: 'Cancel the invitation to open@example.com?' }),
    ).toBeInTheDocument()
    await userEvent.click(await button('Keep invitation'))
    await userEvent.click(await button('Invite Rosa Lee again'))
    expect(await screen.findByDisplayValue('rosa@example.com')).toBeInTheDocument()
  })

  it('are explained while there are none, and are for owners and admins only', async () => {
    open(someTeam(ellen))
    const pending = await section('Pending invitations')
    expect(pending.getByText(/^No pending invitations/)).toBeInTheDocument()
    await userEvent.click(pending.getByRole('button', { name: 'Invite someone' }))
    expect(await screen.findByRole('dialog', { name: 'Invite to North' })).toBeInTheDocument()
  })

  it('are not shown to agents', async () => {
    open(someTeam(ellen, maria, ...invited), { role: 'agent' })
    await section('North')
    expect(screen.queryByText('Pending invitations')).not.toBeInTheDocument()
    expect(screen.queryByText('Open Lee')).not.toBeInTheDocument()
  })
})

describe('inviting an assistant', () => {
  const chosen = async (team: Team) => {
    open(team)
    await userEvent.click(await button('Invite'))
    await userEvent.click(await screen.findByRole('radio', { name: /^Assistant/ }))
    return screen.getAllByRole('checkbox', { checked: true })
  }

  it('chooses the only agent for them', async () => {
    const [agent, ...others] = await chosen(someTeam(ellen))
    expect(agent).toHaveAccessibleName(/Ellen Lee$/)
    expect(others).toEqual([])
  })

  it('asks which of several', async () => {
    await expect(chosen(someTeam(ellen, maria))).rejects.toThrow(/Unable to find/)
  })

  it('says why someone who is invited can’t be chosen yet', async () => {
    await chosen(someTeam(ellen, someMember('Otto', { status: MemberStatus.Invited })))
    expect(screen.getByText('Otto Lee can be chosen here once they’ve accepted the invitation.')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Otto Lee' })).toBeNull()
  })

  it('takes the one whose name is clicked', async () => {
    await expect(chosen(someTeam(ellen, maria))).rejects.toThrow(/Unable to find/)
    await userEvent.click(within(screen.getByRole('dialog')).getByText('Maria Lee'))
    expect(screen.getByRole('checkbox', { name: 'Maria Lee' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Ellen Lee' })).not.toBeChecked()
  })
})

it('says that whom an assistant assists has left', async () => {
  const gone = someMember('Gina', { status: 2 })
  open(someTeam(ellen, gone, someMember('June', { role: 'assistant', assists: ['ellen', 'gina'] })))
  expect(await screen.findByText('Assists Ellen Lee and Gina Lee (deactivated)')).toBeVisible()
})

it('keeps whom an assistant assists and who has left, while others are chosen', async () => {
  const gone = someMember('Gina', { status: MemberStatus.Disabled })
  const june = someMember('June', { role: 'assistant', assists: ['gina'] })
  const { requests } = open(someTeam(ellen, gone, june), {
    answers: { 'PATCH /teams/*/members/*/': () => june },
  })
  await userEvent.click(await button('Actions for June Lee'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change role' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Ellen Lee' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ assists: ['gina', 'ellen'] }),
  )
})

it('says who is left without a member before they are deactivated', async () => {
  const away = { id: 'a1', first_day: addDays(now, 1), last_day: addDays(now, 5), stand_in: 'maria' }
  const over = { id: 'a0', first_day: addDays(now, -9), last_day: addDays(now, -5), stand_in: 'maria' }
  const june = someMember('June', { role: 'assistant', assists: ['maria'] })
  const gina = someMember('Gina', { role: 'assistant', assists: ['maria', 'ellen'] })
  open(someTeam({ ...ellen, absences: [over, away] }, maria, june, gina))
  await userEvent.click(await button('Actions for Maria Lee'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Maria Lee?' }))
  expect(
    dialog.getByText('June Lee assists no one else. Under Change role, choose who they assist next.'),
  ).toBeVisible()
  expect(dialog.getAllByText(/^They stand in/).map(({ textContent }) => textContent)).toEqual([
    'They stand in for Ellen Lee from tomorrow on. Choose someone else under Absences.',
  ])
})

describe('absences', () => {
  const away = { id: 'a1', first_day: addDays(now, -1), last_day: '2099-12-07', stand_in: 'jordan' }

  it('are shown with the stand-in, added with what the API says against it, and deleted with Undo', async () => {
    const stored = {
      ...away,
      version: 2,
      user: 'maria',
      note: 'Hiking',
      created_at: at(0),
      updated_at: at(0),
      created_by: null,
    }
    const { requests, toasts } = open(someTeam(ellen, { ...maria, absences: [away] }, jordan), {
      role: 'agent',
      answers: {
        'GET /absences/': () => ({ results: [stored] }),
        'POST /absences/': () => problem(409, 'Maria Lee is already away then'),
        'DELETE /absences/*/': () => new Response(null, { status: 204 }),
      },
    })
    expect(await screen.findByText('Away until Mon, Dec 7, 2099 · Jordan Lee is covering')).toBeInTheDocument()
    await userEvent.click(await button('Actions for Maria Lee'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Absences' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your absences' }))
    expect(await dialog.findByText('Hiking')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Add absence' }))
    await userEvent.type(await screen.findByLabelText('First day'), '2099-12-05')
    await userEvent.type(screen.getByLabelText('Last day'), '2099-12-01')
    await userEvent.click(screen.getByRole('button', { name: 'Save absence' }))
    expect(await screen.findByText('Choose the first day or a later one')).toBeInTheDocument()
    await userEvent.clear(screen.getByLabelText('Last day'))
    await userEvent.type(screen.getByLabelText('Last day'), '2099-12-09')
    await userEvent.selectOptions(screen.getByLabelText('Stand-in'), 'jordan')
    await userEvent.click(screen.getByRole('button', { name: 'Save absence' }))
    expect(await screen.findByText('Maria Lee is already away then')).toBeInTheDocument()
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      user: 'maria',
      first_day: '2099-12-05',
      last_day: '2099-12-09',
      stand_in: 'jordan',
      note: '',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(await button(/^Delete /))
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Absence deleted'))
    toasts.at(-1)?.action?.run()
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2))
  })

  it('have working hours beside them', async () => {
    const { requests } = open(someTeam(ellen, maria), {
      role: 'agent',
      answers: { 'PATCH /user/*/working_hours/': ({ body }) => body },
    })
    await userEvent.click(await button('Actions for Maria Lee'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Working hours' }))
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday'])
      await userEvent.click(await screen.findByRole('checkbox', { name: day }))
    await userEvent.click(await button('Save working hours'))
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
        working_hours: [{ weekday: 5, starts: '09:00', ends: '17:00' }],
      }),
    )
  })
})

describe('the overview', () => {
  const figures = (user: string, fields: Partial<MemberOverview> = {}): MemberOverview => ({
    user,
    open_deals: 1,
    overdue_tasks: 0,
    today_tasks: 0,
    week_tasks: 0,
    cap: null,
    last_seen_at: null,
    ...fields,
  })
  const results = [
    figures('ellen', { week_tasks: 2 }),
    figures('maria', {
      overdue_tasks: 3,
      week_tasks: 20,
      cap: { cap: 18_000_00, paid: 6_400_00, year_until: '2099-01-01' },
    }),
    figures('jordan', { open_deals: 7, week_tasks: 4 }),
  ]
  const answers = { 'GET /teams/*/overview/': () => ({ today: now, results }) }
  const path = '/agent/teams?view=overview'
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('rowheader').textContent)

  it('marks who is overloaded in words, links each figure to its list, and is sorted by its columns', async () => {
    open(someTeam(ellen, maria, jordan), { path, answers })
    const row = await screen.findByRole('row', { name: /Maria Lee/ })
    expect(within(row).getByText('Overloaded')).toBeInTheDocument()
    expect(screen.getAllByText('Overloaded')).toHaveLength(1)
    expect(within(row).getByText('$6,400 of $18,000')).toBeInTheDocument()
    expect(within(row).getByRole('link', { name: 'Maria Lee: 3 overdue tasks' })).toHaveAttribute(
      'href',
      '/agent/tasks?due=overdue&assignee=maria',
    )
    expect(names()).toEqual(['Maria', 'Jordan', 'Ellen'].map((name) => expect.stringContaining(name)))
    await userEvent.click(await button('Open deals'))
    expect(names()[0]).toContain('Jordan')
    expect(screen.getByRole('columnheader', { name: 'Open deals' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(await button('Member'))
    expect(names()[0]).toContain('Ellen')
  })

  it('has cards on a phone, and says what failed', async () => {
    let fails = true
    const { store } = open(someTeam(ellen, maria, jordan), {
      path,
      answers: { 'GET /teams/*/overview/': () => (fails ? problem(503, 'Busy') : { today: now, results }) },
    })
    store.set(deviceTypeAtom, 'phone')
    expect(await screen.findByText('Couldn’t load the overview', {}, { timeout: 20_000 })).toBeInTheDocument()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: /Try again|Retry/ }))
    const cards = await screen.findByRole('list', { name: 'Overview of North' })
    expect(within(cards).getAllByRole('listitem')[0]).toHaveTextContent(/Maria Lee.*Overloaded/)
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'name')
    expect(within(cards).getAllByRole('listitem')[0]).toHaveTextContent('Ellen')
  })
})
