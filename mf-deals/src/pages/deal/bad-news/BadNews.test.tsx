import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ClientMessage } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { page } from '#test/sample-deals.ts'
import { BadNews } from './BadNews.tsx'

const message: ClientMessage = {
  id: 'news',
  created_at: '2026-11-20T14:20:00.000Z',
  updated_at: '2026-11-20T14:20:00.000Z',
  created_by: null,
  version: 2,
  deal: 'maple',
  kind: 'slip',
  text: 'Closing moves from Dec 12 to Dec 19.',
  state: 'waiting',
  decided_at: null,
}

function open(more: Answers = {}) {
  let waiting = [message]
  const decided = () => {
    waiting = []
    return { ...message, state: 'sent' }
  }
  const answers: Answers = {
    'GET /client_messages/': () => page(waiting),
    'POST /client_messages/*/send/': decided,
    'POST /client_messages/*/drop/': decided,
    ...more,
  }
  return renderScreen(<BadNews deal="maple" />, { path: '/agent', answers })
}

const words = () => screen.findByRole('textbox', { name: 'Your message' })

it('proposes words, and sends those of the agent for the version that was read', async () => {
  const { requests } = open()
  expect(await words()).toHaveValue(message.text)
  await userEvent.clear(await words())
  await userEvent.type(await words(), 'A week more. Call me.')
  await userEvent.click(screen.getByRole('button', { name: 'Send to clients' }))
  await waitFor(() => expect(screen.queryByText('Your clients haven’t heard about this yet')).toBeNull())
  const sent = requests.find(({ method }) => method === 'POST')
  expect([sent?.path, sent?.body, sent?.headers.get('If-Match')]).toEqual([
    '/client_messages/news/send/',
    { text: 'A week more. Call me.' },
    '"2"',
  ])
})

it('can be left unsent', async () => {
  const { requests } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t send' }))
  await waitFor(() => expect(screen.queryByText('Your clients haven’t heard about this yet')).toBeNull())
  expect(requests.map(({ path }) => path)).toContain('/client_messages/news/drop/')
})

it('says why it was refused, and keeps what was typed', async () => {
  const why = 'No client gets emails about this deal anymore'
  open({ 'POST /client_messages/*/send/': () => problem(409, why) })
  await userEvent.type(await words(), ' Call me.')
  await userEvent.click(screen.getByRole('button', { name: 'Send to clients' }))
  expect(await screen.findByText(new RegExp(why))).toBeVisible()
  expect(await words()).toHaveValue(`${message.text} Call me.`)
})

it('sends no empty words', async () => {
  const { requests } = open()
  await userEvent.clear(await words())
  await userEvent.click(screen.getByRole('button', { name: 'Send to clients' }))
  expect(await screen.findByText('Write a message')).toBeVisible()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})
