import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DealEvent } from 'openapi'
import { problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { owner, page } from '#test/sample-deals.ts'
import { useOfferUndo } from './use-offer-undo.ts'

const event: DealEvent = {
  id: 'e1',
  at: '2026-11-20T09:12:00.000Z',
  actor: owner.id,
  actor_name: 'Maya Ellison',
  entity: 'note',
  entity_id: 'n1',
  op: 'create',
  summary: 'wrote a note',
  can_undo: true,
  diff: [],
}

function Changer() {
  const offerUndo = useOfferUndo()
  return <button onClick={() => void offerUndo('maple', 'Note added')}>Add</button>
}

async function change(history: () => unknown) {
  const rendered = renderScreen(<Changer />, {
    path: '/',
    user: owner,
    answers: {
      'GET /deals/*/history/': history,
      'POST /events/*/undo/': () => ({ event: 'e2', summary: 'deleted a note', kept: [] }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await waitFor(() => expect(rendered.toasts.map(({ message }) => message)).toContain('Note added'))
  return rendered
}

it('undoes the last event of the deal', async () => {
  const { toasts, requests } = await change(() => page([event]))
  toasts[0]?.action?.run()
  await waitFor(() => expect(requests.some(({ path }) => path === '/events/e1/undo/')).toBe(true))
})

it.each<[string, () => unknown]>([
  ['the change cannot be undone', () => page([{ ...event, can_undo: false }])],
  ['someone else has changed the deal since', () => page([{ ...event, actor: 'u9' }])],
  ['the history cannot be read', () => problem(500, 'Something went wrong')],
])('offers nothing if %s', async (_what, history) => {
  const { toasts } = await change(history)
  expect(toasts.find(({ message }) => message === 'Note added')?.action).toBeUndefined()
})
