import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TwoStep } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { authenticator } from '#test/authenticator.ts'
import { someUser } from '#test/some-user.ts'
import { TwoStepSection } from './TwoStepSection.tsx'

const PASSWORD = 'correct horse'
const user = someUser()
const owner = someUser({ account: { ...user.account, owner: user.id } })
const off: TwoStep = { enabled_at: null, recovery_codes_left: 0, is_required: false }
const on: TwoStep = { enabled_at: '2026-11-24T15:00:00.000Z', recovery_codes_left: 10, is_required: false }

const refused = (field: string, reason: string) => problem(400, 'The request is not valid', [{ field, reason }])

function show(state: TwoStep, answers: Answers = {}, who = user) {
  return renderScreen(<TwoStepSection />, {
    path: '/agent',
    user: who,
    answers: { 'GET /two_step/': () => state, ...answers },
  })
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const typePassword = async (password = PASSWORD) => {
  const field = await screen.findByLabelText('Current password')
  await userEvent.clear(field)
  await userEvent.type(field, password)
}
const checking =
  (answer: unknown) =>
  ({ body }: { body: unknown }) =>
    JSON.stringify(body).includes(`"current_password":"${PASSWORD}"`)
      ? answer
      : refused('current_password', 'is not right')

it('is turned on with the password and a first code of the app', async () => {
  const app = authenticator()
  let state = off
  const { toasts } = renderScreen(<TwoStepSection />, {
    path: '/agent',
    user,
    answers: {
      'GET /two_step/': () => state,
      'POST /two_step/': checking(app.setup),
      'POST /two_step/confirm/': ({ body }) => {
        if (!app.accepts(Reflect.get(Object(body), 'code'))) return refused('code', 'is wrong or was already used')
        state = on
        return undefined
      },
    },
  })
  await click('Turn on')
  await typePassword('wrong')
  await click('Continue')
  expect(await screen.findByText('This is not right')).toBeInTheDocument()
  await typePassword()
  await click('Continue')
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument()
  expect(screen.getByDisplayValue(app.setup.key)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute('href', app.setup.uri)
  expect(screen.getByRole('list', { name: 'Recovery codes' }).children).toHaveLength(10)
  expect(screen.getByRole('link', { name: 'Download codes' })).toHaveAttribute(
    'href',
    expect.stringContaining(app.setup.recovery_codes[0] ?? ''),
  )
  const field = screen.getByLabelText('Code from your authenticator app')
  await userEvent.type(field, 'wrong')
  await click('Turn on')
  expect(await screen.findByText('This is wrong or was already used')).toBeInTheDocument()
  await userEvent.clear(field)
  await userEvent.type(field, app.code())
  await click('Turn on')
  expect(await screen.findByText('On since Nov 24, 2026 · 10 recovery codes left')).toBeInTheDocument()
  expect(toasts).toMatchObject([{ type: 'success', message: 'Two-step sign-in is on' }])
})

it('is turned off with the password', async () => {
  const { requests } = show(on, { 'POST /two_step/disable/': checking(undefined) })
  await click('Turn off')
  expect(await screen.findByText('Turn off two-step sign-in?')).toBeInTheDocument()
  await typePassword()
  await userEvent.click(screen.getAllByRole('button', { name: 'Turn off' }).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByText('Turn off two-step sign-in?')).not.toBeInTheDocument())
  expect(requests.some(({ path }) => path === '/two_step/disable/')).toBe(true)
})

it('cannot be turned off where the account requires it, but can move to another phone', async () => {
  show({ ...on, is_required: true, recovery_codes_left: 1 })
  expect(await screen.findByText(/Your account requires it\.$/)).toBeInTheDocument()
  expect(screen.getByText('You’re running out of recovery codes. Make new ones.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument()
  await click('Use another phone')
  expect(await screen.findByText('Use another phone?')).toBeInTheDocument()
})

it('shows new recovery codes once', async () => {
  const { setup } = authenticator()
  show(on, { 'POST /two_step/recovery_codes/': checking({ recovery_codes: setup.recovery_codes }) })
  await click('New recovery codes')
  await typePassword()
  await click('Make new codes')
  for (const code of setup.recovery_codes) expect(await screen.findByText(code)).toBeInTheDocument()
  await click('I’ve saved them')
  await waitFor(() => expect(screen.queryByText(setup.recovery_codes[0] ?? '')).not.toBeInTheDocument())
})

it('is required of the team by the owner, who has it themselves', async () => {
  const { requests } = show(
    on,
    {
      'GET /account/*/sign_in_rules/': () => ({ version: 4, two_step_required: false }),
      'PATCH /account/*/sign_in_rules/': checking({ version: 5, two_step_required: true }),
    },
    owner,
  )
  await userEvent.click(await screen.findByLabelText('Require it for everyone on the team'))
  await typePassword()
  await click('Require it')
  await waitFor(() => expect(screen.queryByText('Require two-step sign-in?')).not.toBeInTheDocument())
  const sent = requests.find(({ method }) => method === 'PATCH')
  expect(sent?.body).toEqual({ two_step_required: true, current_password: PASSWORD })
  expect(sent?.headers.get('If-Match')).toBe('"4"')
})

it('is not required by an owner without it, and by no one else', async () => {
  const rules = { 'GET /account/*/sign_in_rules/': () => ({ version: 4, two_step_required: false }) }
  const { unmount } = show(off, rules, owner)
  expect(await screen.findByLabelText('Require it for everyone on the team')).toBeDisabled()
  unmount()
  show(on, rules)
  await screen.findByRole('button', { name: 'Turn off' })
  expect(screen.queryByLabelText('Require it for everyone on the team')).not.toBeInTheDocument()
})
