import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DealCard, User } from 'openapi'
import { currentTeamIdAtom, deviceTypeAtom } from 'remote-kit/session'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { board, column, dealCard, fullDeal, owner, page, phase, team, workspace } from '#test/sample-deals.ts'
import { WorkspacesPage } from '#pages/workspaces/WorkspacesPage.tsx'
import './HandOverDialog.tsx'
import './LaneChooser.tsx'
import './LanedColumns.tsx'

/** Everything is in view: jsdom has no layout. */
class AllInView {
  readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void
  constructor(tell: AllInView['tell']) {
    this.tell = tell
  }
  observe(target: Element) {
    this.tell([{ isIntersecting: true, target }])
  }
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', AllInView)

const [maria] = team.members
if (!maria) throw new Error('The team has a member')
const dan = { ...maria, user: 'dan', person: { ...maria.person, first_name: 'Dan', last_name: 'Lee' } }
const zoe = { ...maria, user: 'zoe', person: { ...maria.person, first_name: 'Zoe', last_name: 'Hart' } }
const phases = [phase('searching', 'Searching', 0), phase('offer', 'Offer out', 1)] as const

const ledBy = (user: string, id: string, name: string) => dealCard({ id, name, agents: [{ user, role: 'lead' }] })
const deals: DealCard[] = [
  ledBy('dan', 'maple', '402 Maple Street'),
  ledBy('maria', 'quarry', '19 Quarry Road'),
  { ...dealCard({ id: 'lost', name: 'No one’s deal' }), agents: [] },
]

const leadOf = ({ agents }: DealCard) => agents[0]?.user ?? 'none'

/** An API that knows who leads which deal. */
function open(at = '/agent/workspaces?workspace=spring&lanes=agent', answers: Answers = {}, user: User = owner) {
  let shown = deals
  const boardOf = (own: DealCard[]) => board([column(phases[0], own), column(phases[1], [])])
  const rendered = renderScreen(<WorkspacesPage />, {
    path: '/agent/workspaces',
    at,
    user,
    answers: {
      'GET /teams/': () => page([{ ...team, members: [maria, dan, zoe].filter((one) => one !== undefined) }]),
      'GET /workspaces/': () => page([workspace('spring', 'Spring closings')]),
      'GET /views/': () => page([]),
      'POST /views/choose/': () => undefined,
      'GET /workspaces/*/board/': ({ query }) => {
        const lane = query.get('group_key')
        return boardOf(shown.filter((deal) => lane === null || leadOf(deal) === lane))
      },
      'GET /deals/groups/': () => ({
        by: 'agent',
        groups: ['dan', 'maria', 'none'].map((key) => {
          const own = shown.filter((deal) => leadOf(deal) === key)
          return { key: key === 'none' ? null : key, count: own.length, value: own.length * 51_900_000 }
        }),
      }),
      'POST /deals/*/move/': () => {
        shown = shown.map((deal) => (deal.id === 'maple' ? ledBy('maria', 'maple', deal.name) : deal))
        return { deal: fullDeal(dealCard()), proposed_status: null, event: 'event1' }
      },
      'POST /events/*/undo/': () => {
        shown = deals
        return { kept: [], event: 'event2' }
      },
      ...answers,
    },
  })
  act(() => rendered.store.set(currentTeamIdAtom, team.id))
  return { ...rendered, user: userEvent.setup() }
}

const lane = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })
const cardsOf = async (name: string) =>
  within(await lane(name))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

async function handOver(user: ReturnType<typeof userEvent.setup>, to: string) {
  await screen.findByRole('link', { name: 'No one’s deal' })
  await user.click(await screen.findByRole('button', { name: 'Actions for 402 Maple Street' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change lead agent' }))
  await user.click(await screen.findByRole('menuitem', { name: to }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change lead agent' }))
  expect(dialog.getByText(`Make ${to} the lead agent of 402 Maple Street?`)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Change lead agent' }))
}

describe('the lanes of a board', () => {
  it('are chosen in the display options, and kept for the user and workspace', async () => {
    const { user, requests, router } = open('/agent/workspaces?workspace=spring')
    await user.click(await screen.findByRole('button', { name: 'Display' }))
    await user.click(await screen.findByRole('radio', { name: 'Lead agent' }))
    await user.keyboard('{Escape}')
    expect(await lane('Dan Lee')).toBeVisible()
    expect(router.state.location.search).toContain('lanes=agent')
    const kept = requests.find(({ path }) => path === '/views/choose/')
    expect(kept?.body).toEqual({ workspace: 'spring', lanes: 'agent' })
  })

  it('are those of each lead agent with count and volume, deals without one last, and agents without deals in a line', async () => {
    const { user } = open()
    await screen.findByRole('link', { name: 'No one’s deal' })
    expect(await cardsOf('Dan Lee')).toEqual(['402 Maple Street'])
    expect((await lane('Dan Lee')).textContent).toContain('1 deal · $519k')
    expect(await cardsOf('No agent')).toEqual(['No one’s deal'])
    const heads = screen.getAllByRole('button', { name: /1 deal · / }).map((head) => head.textContent)
    expect(heads.map((text) => text?.replace(/^(DL|MO)?(.*?)1 deal.*/, '$2'))).toEqual([
      'Dan Lee',
      'Maria Okoye',
      'No agent',
    ])
    const free = screen.getByRole('button', { name: '1 more agent, no deals here' })
    await user.click(free)
    expect(screen.getByText('Zoe Hart')).toBeVisible()
  })

  it('are folded by keyboard', async () => {
    const { user } = open()
    const head = within(await lane('Dan Lee')).getByRole('button', { name: /^Dan Lee/ })
    act(() => head.focus())
    await user.keyboard('{Enter}')
    expect(head).toHaveAttribute('aria-expanded', 'false')
    expect(await cardsOf('Dan Lee')).toEqual([])
    await user.keyboard('[Space]')
    expect(await cardsOf('Dan Lee')).toEqual(['402 Maple Street'])
  })

  it('propose the new lead agent; the move shows at once, and Undo takes it back', async () => {
    const { user, requests, toasts } = open()
    await handOver(user, 'Maria Okoye')
    await waitFor(async () => expect(await cardsOf('Maria Okoye')).toContain('402 Maple Street'))
    await waitFor(() =>
      expect(toasts).toMatchObject([{ message: 'Maria Okoye is now the lead agent of 402 Maple Street' }]),
    )
    const sent = requests.find(({ path }) => path.endsWith('/move/'))
    expect(sent?.body).toEqual({ phase: 'searching', before: 'quarry', after: null, lead: 'maria' })
    toasts[0]?.action?.run()
    await waitFor(async () => expect(await cardsOf('Dan Lee')).toEqual(['402 Maple Street']))
    expect(requests.some(({ path }) => path === '/events/event1/undo/')).toBe(true)
  })

  it('take a card back with the reason if the change is refused', async () => {
    const refusal = 'This deal is marked “Closed” and keeps its lead agent'
    const { user, toasts } = open(undefined, { 'POST /deals/*/move/': () => problem(409, refusal) })
    await handOver(user, 'Maria Okoye')
    await waitFor(() => expect(toasts).toMatchObject([{ message: refusal }]))
    await waitFor(async () => expect(await cardsOf('Dan Lee')).toEqual(['402 Maple Street']))
    expect(await cardsOf('Maria Okoye')).toEqual(['19 Quarry Road'])
  })

  it('let a card go to the lane below by keyboard, and not into one without an agent', async () => {
    const { user, requests } = open()
    await screen.findByRole('link', { name: 'No one’s deal' })
    const handle = await screen.findByRole('button', { name: 'Move 402 Maple Street' })
    act(() => handle.focus())
    await user.keyboard('[Space]{ArrowDown}')
    expect(await screen.findByText('Maria Okoye, Searching, position 1 of 2.')).toBeInTheDocument()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(await screen.findByText('Maria Okoye, Searching, position 2 of 2.')).toBeInTheDocument()
    await user.keyboard('[Space]')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(requests.some(({ path }) => path.endsWith('/move/'))).toBe(false)
    expect(await cardsOf('Dan Lee')).toEqual(['402 Maple Street'])
  })

  it('offer an agent no other agents', async () => {
    const { user } = open(undefined, {}, { ...owner, role: 'agent' })
    await user.click(await screen.findByRole('button', { name: 'Actions for 402 Maple Street' }))
    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Change lead agent' })).toBeNull()
    expect(screen.queryByRole('button', { name: /more agent/ })).toBeNull()
  })

  it('are chosen one at a time on a phone', async () => {
    const { user, store } = open()
    act(() => store.set(deviceTypeAtom, 'phone'))
    const chooser = await screen.findByRole('combobox', { name: 'Lead agent' })
    expect(await screen.findByRole('link', { name: '402 Maple Street' })).toBeVisible()
    await user.selectOptions(chooser, 'Maria Okoye (1 deal)')
    expect(await screen.findByRole('link', { name: '19 Quarry Road' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '402 Maple Street' })).toBeNull()
  })
})
