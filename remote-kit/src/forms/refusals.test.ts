import { expect, it } from 'vitest'
import { ApiError } from 'remote-kit/api-client'
import { UNEXPECTED_FAILURE_MESSAGE } from 'remote-kit/notify'
import { headOf, placeRefusal, refusalOf, showRefusal } from './refusals.ts'

const problem = { type: 'about:blank', title: 'The request isn’t valid', status: 400, request_id: 'test' }
const refusal = new ApiError({
  ...problem,
  errors: [
    { field: 'emails.0', reason: 'is no address' },
    { field: 'dates.closing', reason: 'is over' },
    { field: 'team', reason: 'is not yours' },
  ],
})

it('has the message of the API, or one fixed sentence for other failures', () => {
  expect(refusalOf(refusal)).toMatchObject({ title: problem.title, fields: [{}, {}, {}] })
  const unexpected = { title: UNEXPECTED_FAILURE_MESSAGE, lines: [], fields: [] }
  expect(refusalOf(new ApiError({ ...problem, status: 500 }))).toEqual(unexpected)
  expect(refusalOf(new TypeError('Failed to fetch'))).toEqual(unexpected)
})

it('names what is wrong with the fields, in place of a title that says nothing', () => {
  expect(headOf(refusal)).toEqual({
    title: 'Check these fields',
    lines: ['Email is no address', 'Closing is over', 'Team is not yours'],
  })
  const [, , team] = refusal.problem.errors ?? []
  const one = new ApiError({ ...problem, errors: team ? [team] : [] })
  expect(headOf(one)).toEqual({ title: 'Team is not yours', lines: [] })
  const taken = new ApiError({ ...problem, title: 'That’s taken', detail: 'Choose another', status: 409 })
  expect(headOf(taken)).toEqual({ title: 'That’s taken', lines: ['Choose another'] })
})

it('places each error at its field of a form that keeps its own state, and leaves the others', () => {
  const { problems, rest } = placeRefusal(refusal, (field) => (field.startsWith('emails') ? 'email' : null))
  expect([...problems]).toEqual([['email', 'This is no address']])
  expect(refusalOf(rest).lines).toHaveLength(2)
  expect(placeRefusal(new TypeError('x'), () => 'email').rest).toBeInstanceOf(TypeError)
})

it('shows each error at its field, and returns the others', () => {
  const shown: Record<string, string | undefined> = {}
  const rest = showRefusal<{ email: string; dates: string }>(
    refusal,
    ['email', 'dates'],
    (name, { message }) => (shown[name] = message),
    (field) => field.replace('emails', 'email'),
  )
  expect(shown).toEqual({ email: 'This is no address', dates: 'This is over' })
  expect(refusalOf(rest).lines).toEqual(['Team is not yours'])
})
