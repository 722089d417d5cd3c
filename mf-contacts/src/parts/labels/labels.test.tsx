import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Label, User } from 'openapi'
import { LabelColour, TeamRole } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { LabelsMenu } from '#parts/inline-edit/LabelsMenu.tsx'
import { agent, clientLabel, page, priya } from '#test/sample-contacts.ts'
// Loaded before the tests run, so that no test waits for the import.
import './LabelsPanel.tsx'
import './NewLabelDialog.tsx'

const owner: User = { ...agent, role: TeamRole.owner }
const investor: Label = { ...clientLabel, id: 'l2', name: 'Investor', colour: LabelColour.blue }

function open(answers: Answers = {}, user = owner) {
  let labels = [clientLabel]
  return renderScreen(<LabelsMenu contact={{ ...priya, labels: [] }} />, {
    path: '/',
    user,
    answers: {
      'GET /labels/': () => ({ ...page([]), results: labels }),
      'POST /labels/': () => {
        labels = [clientLabel, investor]
        return investor
      },
      'PATCH /contacts/*/': () => ({ ...priya, labels: ['l2'] }),
      ...answers,
    },
  })
}

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: /Labels/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

it('adds a label, and gives it to the contact', async () => {
  const { requests } = open()
  await choose('New label')
  const dialog = within(await screen.findByRole('dialog', { name: 'New label' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add label' }))
  expect(await dialog.findByText('Enter a name')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Investor')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Color' }), 'Blue')
  await userEvent.click(dialog.getByRole('button', { name: 'Add label' }))
  await waitFor(() => expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ labels: ['l2'] }))
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Investor', colour: 'blue' })
})

it('offers one Undo for all that was ticked, once the menu closes', async () => {
  const { requests, toasts } = open({
    'GET /labels/': () => ({ ...page([]), results: [clientLabel, investor] }),
    'PATCH /contacts/*/': ({ body }) => Object.assign({ ...priya }, body),
  })
  await userEvent.click(await screen.findByRole('button', { name: /Labels/ }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Client' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Investor' }))
  expect(toasts).toEqual([])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Priya Whitaker’s labels changed' }]))
  toasts[0]?.action?.run()
  await waitFor(() => expect(requests.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ labels: [] }))
})

it('says why a label is refused, and keeps what was typed', async () => {
  open({ 'POST /labels/': () => problem(409, 'There’s already a label with this name') })
  await choose('New label')
  const dialog = within(await screen.findByRole('dialog', { name: 'New label' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Client')
  await userEvent.click(dialog.getByRole('button', { name: 'Add label' }))
  expect(await dialog.findByText('There’s already a label with this name')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Client')
})

it('renames and deletes labels', async () => {
  const { requests, toasts } = open({
    'GET /labels/': () => ({ ...page([]), results: [clientLabel, investor] }),
    'PATCH /labels/*/': () => ({ ...investor, name: 'Builder' }),
    'DELETE /labels/*/': () => null,
  })
  await choose('Edit labels')
  const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))
  await userEvent.click(await (await panel('Labels')).findByRole('button', { name: 'Edit Investor' }))
  const name = (await panel('Investor')).getByRole('textbox', { name: 'Name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Builder')
  await userEvent.click((await panel('Investor')).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Builder', colour: 'blue' }),
  )
  await userEvent.click(await (await panel('Labels')).findByRole('button', { name: 'Edit Investor' }))
  await userEvent.click((await panel('Investor')).getByRole('button', { name: 'Delete label' }))
  const question = await panel('Delete the label Investor?')
  await userEvent.click(question.getByRole('button', { name: 'Delete label' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Label Investor deleted' }]))
})

it('lets only owners and admins add and change labels', async () => {
  open({}, agent)
  await userEvent.click(await screen.findByRole('button', { name: /Labels/ }))
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Client' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: /label/i })).toBeNull()
})
