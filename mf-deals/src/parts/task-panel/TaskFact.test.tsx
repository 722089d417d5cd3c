import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Task } from 'openapi'
import { problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { requiredTextCodec } from '#parts/inline-edit/codecs.ts'
import { useTask } from '#parts/tasks/one-task.api.ts'
import { owner } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { TaskFact } from './TaskFact.tsx'

function Panel() {
  const { data } = useTask('1')
  if (!data) return null
  return (
    <TaskFact
      task={data}
      label="Title"
      codec={requiredTextCodec}
      read={({ title }) => title}
      write={(title) => ({ title })}
    />
  )
}

it('gives back their value if Use mine is undone', async () => {
  let stored: Task = task('1', 'Inspection reply')
  const { toasts } = renderScreen(<Panel />, {
    path: '/',
    user: owner,
    answers: {
      'GET /tasks/*/': () => stored,
      'PATCH /tasks/*/': ({ body, headers }) => {
        if (headers.get('If-Match') !== `"${stored.version}"`) return problem(412, 'Someone else changed this')
        stored = Object.assign({ ...stored }, body, { version: stored.version + 1 })
        return stored
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Inspection reply/ }))
  stored = { ...stored, title: 'Their reply', version: stored.version + 1 }
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' to the seller{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Use mine' }))
  await waitFor(() => expect(stored.title).toBe('Inspection reply to the seller'))
  await waitFor(() => expect(toasts).toHaveLength(1))
  toasts[0]?.action?.run()
  await waitFor(() => expect(stored.title).toBe('Their reply'))
})
