import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Task } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { useTask } from '#parts/tasks/one-task.api.ts'
import { owner, page } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { TaskDependencies } from './TaskDependencies.tsx'

function Panel() {
  const { data } = useTask('1')
  return data ? <TaskDependencies task={data} deal="maple" /> : null
}

it('keeps the focus while it is saved, shows what was chosen, and saves one change at a time', async () => {
  let stored: Task = task('1', 'Order title')
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const { requests } = renderScreen(<Panel />, {
    path: '/',
    user: owner,
    answers: {
      'GET /tasks/*/': () => stored,
      'GET /tasks/': () => page([task('2', 'Inspection'), task('3', 'Appraisal')]),
      'PATCH /tasks/*/': async ({ body }) => {
        await gate
        stored = Object.assign({ ...stored }, body, { version: stored.version + 1 })
        return stored
      },
    },
  })
  const saved = () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await screen.findByRole('option', { name: 'Inspection' })
  const select = screen.getByRole('combobox', { name: 'Comes after' })
  select.focus()
  await userEvent.selectOptions(select, 'Inspection')
  expect(await screen.findByRole('button', { name: /Inspection/ })).toBeVisible()
  await userEvent.selectOptions(select, 'Appraisal')
  expect(select).toHaveFocus()
  expect(saved()).toEqual([{ depends_on: ['2'] }])
  release()
  await waitFor(() => expect(select).toHaveAttribute('aria-disabled', 'false'))
  await userEvent.click(screen.getByRole('button', { name: /Inspection/ }))
  await waitFor(() => expect(saved()).toEqual([{ depends_on: ['2'] }, { depends_on: [] }]))
  expect(select).toHaveFocus()
})
