import type { DueRule } from 'openapi'
import { DayRoll, DayUnit, DueAnchor } from 'openapi/codes'
import { expect, it } from 'vitest'
import { earlyTasks } from './early-tasks.ts'

const from = (anchor: DueAnchor): DueRule => ({
  anchor,
  offset: 0,
  unit: DayUnit.calendar,
  roll: DayRoll.none,
  skip_holidays: false,
})
const step = (id: string, anchor?: DueAnchor) => ({ id, due_rule: anchor ? from(anchor) : null })
const open = (title: string, milestone: string | null, anchor?: DueAnchor) => ({
  title,
  milestone,
  due_rule: anchor ? from(anchor) : null,
})

const purchase = [step('intake'), step('offer', DueAnchor.acceptance), step('keys', DueAnchor.closing)]
const titles = (tasks: ReturnType<typeof open>[], milestones = purchase) =>
  earlyTasks(tasks, milestones).map(({ title }) => title)

it('finds the tasks of the milestones before the contract', () =>
  expect(
    titles([
      open('Send the welcome packet', 'intake', DueAnchor.applied_at),
      open('Meet the client', 'intake'),
      open('Call the lender', 'intake', DueAnchor.task),
      open('Pay the earnest money', 'offer', DueAnchor.acceptance),
      open('Hand over the keys', 'keys'),
    ]),
  ).toEqual(['Send the welcome packet', 'Meet the client', 'Call the lender']))

it('leaves out tasks that are due by a date of the contract, or are in no milestone', () =>
  expect(
    titles([open('Remind the client of the deposit', 'intake', DueAnchor.acceptance), open('Note', null)]),
  ).toEqual([]))

it('goes by listing dates for a sale', () =>
  expect(
    titles(
      [open('Order the sign', 'market', DueAnchor.listing)],
      [step('market', DueAnchor.listing), step('offer', DueAnchor.acceptance)],
    ),
  ).toEqual(['Order the sign']))

it('finds none where no milestone is due by a date of the contract', () =>
  expect(titles([open('Meet the client', 'intake')], [step('intake'), step('offer')])).toEqual([]))
