import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Deal, TeamMember } from 'openapi'
import { MemberStatus, PartyRole } from 'openapi/codes'
import { type Answers, renderScreen } from 'remote-kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { uploadsAtom } from '#parts/files/uploads.atoms.ts'
import { dealCard, fullDeal, owner, page, team } from '#test/sample-deals.ts'
import { QuickActions } from './QuickActions.tsx'

const contact = (id: string, first_name: string, phones: string[]) => ({
  id,
  first_name,
  last_name: 'Reyes',
  company: '',
  emails: [],
  phones,
})

const people: Record<string, ReturnType<typeof contact>> = {
  ana: contact('ana', 'Ana', ['(860) 555-0140']),
  luis: contact('luis', 'Luis', []),
}

const maple = fullDeal(
  dealCard({ address: { street: '402 Maple Street', unit: '#3', city: 'Hartford', state: 'CT', zip: '06103' } }),
)
const dealWith = (parties: string[], changes: Partial<Deal> = {}): Deal => ({
  ...maple,
  agents: [],
  parties: parties.map((id) => ({ contact: id, role: PartyRole.buyer })),
  ...changes,
})

const open = (deal: Deal, answers: Answers = {}) => {
  const onPhotos = vi.fn<() => void>()
  const rendered = renderScreen(<QuickActions deal={deal} onPhotos={onPhotos} />, {
    path: '/agent/deal/maple',
    answers: {
      'GET /teams/': () => page([team]),
      'GET /contacts/*/': ({ path }) => people[path.split('/')[2] ?? ''],
      ...answers,
    },
    user: owner,
  })
  return { ...rendered, onPhotos }
}

describe('quick actions of a deal', () => {
  it('call and text the only person with a phone number at once', async () => {
    open(dealWith(['ana', 'luis']))
    expect(await screen.findByRole('link', { name: 'Call Ana Reyes' })).toHaveAttribute('href', 'tel:+18605550140')
    expect(screen.getByRole('link', { name: 'Text Ana Reyes' })).toHaveAttribute('href', 'sms:+18605550140')
  })

  it('ask whom to call if there are several, other agents of the deal too', async () => {
    const person = { first_name: 'Jo', last_name: 'Lee', phone_number: '+18605550124', image: null }
    const jo: TeamMember = {
      user: 'jo',
      person,
      email: 'jo@demo.test',
      role: 'agent',
      status: MemberStatus.Active,
      assists: [],
      invitation: null,
      working_hours: null,
      absences: [],
    }
    const agents = [
      { user: 'maria', role: 'lead', share_bp: null },
      { user: 'jo', role: 'co', share_bp: null },
    ] satisfies Deal['agents']
    open(dealWith(['ana'], { agents }), { 'GET /teams/': () => page([{ ...team, members: [...team.members, jo] }]) })
    await userEvent.click(await screen.findByRole('button', { name: 'Call' }))
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Ana ReyesBuyer',
      'Jo LeeCo-agent',
    ])
    expect(menu.getByRole('menuitem', { name: /Jo Lee/ })).toHaveAttribute('href', 'tel:+18605550124')
  })

  it('open directions to the address, without the unit', async () => {
    open(dealWith([]))
    const link = await screen.findByRole('link', { name: 'Directions' })
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('destination')).toBe(
      '402 Maple Street, Hartford, CT 06103',
    )
  })

  it('leave out what a deal without people and address cannot do', async () => {
    open(dealWith([], { address: {} }))
    expect(await screen.findByRole('button', { name: 'Note' })).toBeVisible()
    expect(screen.queryByText('Call')).toBeNull()
    expect(screen.queryByText('Directions')).toBeNull()
  })

  it('take photos to the files of the deal, and show them there', async () => {
    const { store, onPhotos } = open(dealWith([]))
    await screen.findByRole('button', { name: 'Photo' })
    // An empty file is listed with its reason and not sent.
    await userEvent.upload(
      screen.getByLabelText('Photos for this deal'),
      new File([], 'roof.jpg', { type: 'image/jpeg' }),
    )
    expect(onPhotos).toHaveBeenCalledOnce()
    expect(store.get(uploadsAtom)).toEqual([expect.objectContaining({ deal: 'maple', name: 'roof.jpg' })])
  })
})
