import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ChecklistItem, Task } from 'openapi'
import { problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { useTask } from '#parts/tasks/one-task.api.ts'
import { owner } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { Checklist } from './Checklist.tsx'

const roofer = { text: 'Call the roofer', done: false }
const reply = { text: 'Send the reply', done: false }

/** The checklist with an API that keeps it, and that someone else changes first if `theirs` is given. */
function show(checklist: ChecklistItem[], theirs?: ChecklistItem[]) {
  const shown = task('1', 'Inspection reply', { checklist })
  let kept: Task = theirs ? { ...shown, version: 2, checklist: theirs } : shown
  let wasWritten = false
  // As its panel does, it shows the task again after each write.
  const Panel = () => <Checklist task={useTask('1').data ?? shown} />
  const rendered = renderScreen(<Panel />, {
    path: '/',
    user: owner,
    answers: {
      'GET /tasks/*/': () => (wasWritten ? kept : shown),
      'PATCH /tasks/*/': ({ body, headers }) => {
        wasWritten = true
        if (headers.get('If-Match') !== `"${kept.version}"`) return problem(412, 'Someone else changed this')
        kept = Object.assign({ ...kept }, body, { version: kept.version + 1 })
        return kept
      },
    },
  })
  return { ...rendered, kept: () => kept.checklist }
}

it('ticks a step', async () => {
  const { kept } = show([roofer, reply])
  expect(screen.getByText('0 of 2 done')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Call the roofer' }))
  await waitFor(() => expect(kept()).toEqual([{ ...roofer, done: true }, reply]))
})

it('offers to undo a tick and a new text', async () => {
  const { kept, toasts } = show([roofer, reply])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Call the roofer' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: '“Call the roofer” done' }]))
  toasts[0]?.action?.run()
  await waitFor(() => expect(kept()).toEqual([roofer, reply]))
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Send the reply' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Step' }), ' today{Enter}')
  await waitFor(() => expect(toasts.at(1)).toMatchObject({ message: '“Send the reply” renamed' }))
  toasts[1]?.action?.run()
  await waitFor(() => expect(kept()).toEqual([roofer, reply]))
})

it('adds a step with Enter, and one for each line that is pasted', async () => {
  const { kept } = show([])
  const input = screen.getByRole('textbox', { name: 'Add a step' })
  await userEvent.type(input, 'Call the roofer{Enter}')
  await waitFor(() => expect(kept()).toEqual([roofer]))
  await userEvent.click(input)
  await userEvent.paste('- Send the reply\n\n• File it')
  await waitFor(() => expect(kept()).toEqual([roofer, reply, { text: 'File it', done: false }]))
  expect(input).toHaveValue('')
})

it('saves changes in the order they are made, however long the first takes', async () => {
  const shown = task('1', 'Inspection reply', { checklist: [] })
  const first = Promise.withResolvers<void>()
  let kept: Task = shown
  let writes = 0
  renderScreen(<Checklist task={shown} />, {
    path: '/',
    user: owner,
    answers: {
      'GET /tasks/*/': () => kept,
      'PATCH /tasks/*/': async ({ body, headers }) => {
        if (writes++ === 0) await first.promise
        if (headers.get('If-Match') !== `"${kept.version}"`) return problem(412, 'Someone else changed this')
        kept = Object.assign({ ...kept }, body, { version: kept.version + 1 })
        return kept
      },
    },
  })
  const input = screen.getByRole('textbox', { name: 'Add a step' })
  await userEvent.type(input, 'Call the roofer{Enter}Send the reply{Enter}')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Call the roofer' }))
  first.resolve()
  await waitFor(() => expect(kept.checklist).toEqual([{ ...roofer, done: true }, reply]))
})

it('renames a step', async () => {
  const { kept } = show([roofer, reply])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Send the reply' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Step' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Step' }), 'Send it{Enter}')
  await waitFor(() => expect(kept()).toEqual([roofer, { text: 'Send it', done: false }]))
})

it('moves a step with Alt and an arrow key', async () => {
  const { kept } = show([roofer, reply])
  screen.getByRole('checkbox', { name: 'Send the reply' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(kept()).toEqual([reply, roofer]))
})

it('offers to undo what was added, a pasted list as a whole', async () => {
  const { kept, toasts } = show([roofer])
  const input = screen.getByRole('textbox', { name: 'Add a step' })
  await userEvent.type(input, 'Send the reply{Enter}')
  await waitFor(() => expect(toasts).toMatchObject([{ message: '“Send the reply” added' }]))
  toasts[0]?.action?.run()
  await waitFor(() => expect(kept()).toEqual([roofer]))
  await userEvent.click(input)
  await userEvent.paste('- Call the roofer\n- File it')
  await waitFor(() => expect(toasts.at(1)).toMatchObject({ message: '2 steps added' }))
  toasts[1]?.action?.run()
  await waitFor(() => expect(kept()).toEqual([roofer]))
})

it('offers one undo for all the places that a step was moved by', async () => {
  const file = { text: 'File it', done: false }
  const { kept, toasts } = show([roofer, reply, file])
  screen.getByRole('checkbox', { name: 'File it' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  await waitFor(() => expect(toasts).toMatchObject([{ message: '“File it” moved' }]))
  expect(kept()).toEqual([file, roofer, reply])
  toasts[0]?.action?.run()
  await waitFor(() => expect(kept()).toEqual([roofer, reply, file]))
})

it('has nothing to undo for a step that ends up where it was', async () => {
  const { kept, toasts, requests } = show([roofer, reply])
  const writes = () => requests.filter(({ method }) => method === 'PATCH').length
  screen.getByRole('checkbox', { name: 'Call the roofer' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(writes()).toBe(0)
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}')
  await waitFor(() => expect(writes()).toBe(2))
  expect(kept()).toEqual([roofer, reply])
  expect(toasts).toEqual([])
})

it('removes a step, and Undo puts it back in its place', async () => {
  const { kept, toasts } = show([roofer, reply])
  const list = within(screen.getByRole('list'))
  await userEvent.click(list.getByRole('button', { name: 'Remove Call the roofer' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: '“Call the roofer” removed' }]))
  expect(kept()).toEqual([reply])
  toasts[0]?.action?.run()
  await waitFor(() => expect(kept()).toEqual([roofer, reply]))
})

it('keeps what someone else has added meanwhile', async () => {
  const { kept } = show([roofer], [roofer, reply])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Call the roofer' }))
  await waitFor(() => expect(kept()).toEqual([{ ...roofer, done: true }, reply]))
})

it('says why a change was refused, and shows the list as it is stored', async () => {
  const refused = task('1', 'Inspection reply', { checklist: [roofer] })
  renderScreen(<Checklist task={refused} />, {
    path: '/',
    user: owner,
    answers: { 'PATCH /tasks/*/': () => problem(403, 'Your role doesn’t let you do this') },
  })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Call the roofer' }))
  expect(await screen.findByText('Your role doesn’t let you do this')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Call the roofer' })).not.toBeChecked()
})
