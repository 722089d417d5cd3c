import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { someUser } from '#test/some-user.ts'
import { CustomFieldsView } from './CustomFieldsView.tsx'

const field = (name: string, more: object = {}) => ({
  id: name.toLowerCase(),
  version: 0,
  entity: 'contact',
  kind: 'text',
  key: name.toLowerCase(),
  name,
  order: 0,
  options: [],
  retired: false,
  ...more,
})

/** The view of an owner, with an API that has these fields. */
function show(fields: ReturnType<typeof field>[], answers: object = {}) {
  return renderScreen(<CustomFieldsView />, {
    path: '/agent/teams',
    user: someUser({ role: 'owner' }),
    answers: {
      'GET /custom_fields/': ({ query: asked }: { query: URLSearchParams }) => {
        const isAsked = ({ entity, retired }: (typeof fields)[number]) =>
          entity === asked.get('entity') && String(retired) === asked.get('retired')
        return { results: fields.filter(isAsked) }
      },
      ...answers,
    },
  })
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the custom fields of an account', () => {
  it('are explained while there are none; a choice is added with its options', async () => {
    const { requests } = show([], { 'POST /custom_fields/': () => field('Wants') })
    await screen.findByText('No custom fields yet')
    await click('New custom field')
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Wants')
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'choices')
    await click('Add field')
    expect(await screen.findByText('Add at least one option')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Option 1'), 'Pool{Enter}')
    await click('Add field')
    const sent = requests.find(({ method }) => method === 'POST')
    expect(sent?.body).toEqual({ entity: 'contact', kind: 'choices', name: 'Wants', options: [{ name: 'Pool' }] })
  })

  it('are listed in order, with what is retired apart, and move by their buttons', async () => {
    const { requests } = show(
      [field('Budget', { kind: 'money' }), field('Wants', { order: 1 }), field('Pets', { order: 2, retired: true })],
      { 'PATCH /custom_fields/wants/': () => field('Wants') },
    )
    const list = within(await screen.findByRole('list', { name: 'Contact fields in order' }))
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('BudgetMoney'),
      expect.stringContaining('WantsText'),
    ])
    expect(screen.getByText('1 retired field')).toBeInTheDocument()
    await click('Move Wants up')
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ order: 0 })
    expect(screen.getByText('Wants is now number 1 of 2.')).toBeInTheDocument()
  })

  it('are retired and brought back, nothing else', async () => {
    const { requests } = show([field('Budget'), field('Pets', { retired: true })], {
      'PATCH /custom_fields/budget/': () => field('Budget', { retired: true }),
      'PATCH /custom_fields/pets/': () => field('Pets'),
    })
    await screen.findByText('Budget')
    await click('Actions for Budget')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retire' }))
    await click('Bring back Pets')
    const sent = requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    expect(sent).toEqual([{ retired: true }, { retired: false }])
  })
})
