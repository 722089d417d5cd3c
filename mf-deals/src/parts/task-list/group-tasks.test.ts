import type { Task } from 'openapi'
import { describe, expect, it } from 'vitest'
import { task } from '#test/sample-tasks.ts'
import { dueOf, groupTasks, type TaskGrouping } from './group-tasks.ts'

const NOW = '2026-11-21'

describe('the group of a due date', () => {
  it.each([
    ['2026-11-20', 'overdue'],
    ['2026-11-21', 'today'],
    ['2026-11-22', 'week'],
    ['2026-11-28', 'week'],
    ['2026-11-29', 'later'],
    [null, 'none'],
  ])('%s is %s', (day, due) => {
    expect(dueOf(day, NOW)).toBe(due)
  })

  it('counts days across daylight saving time', () => {
    expect(dueOf('2026-11-02', '2026-10-26')).toBe('week')
  })
})

const names: Record<string, string> = { maria: 'Maria Okoye', jordan: 'Jordan Lee' }
const people = { nameOf: (user: string | null | undefined) => names[user ?? ''] ?? '' }

/** Each group as its title and the ids of its tasks. */
const grouped = (tasks: Task[], by: TaskGrouping) =>
  groupTasks(tasks, { by, now: NOW, people }).map((group) => [group.title, ...group.tasks.map(({ id }) => id)])

describe('grouping tasks', () => {
  it('puts the soonest group first and leaves out empty groups', () => {
    const tasks = [
      task('1', 'No date'),
      task('2', 'Late', { due_date: '2026-11-01' }),
      task('3', 'In a month', { due_date: '2026-12-21' }),
      task('4', 'Later still', { due_date: '2026-12-24' }),
    ]
    expect(grouped(tasks, 'date')).toEqual([
      ['Overdue', '2'],
      ['Later', '3', '4'],
      ['No date', '1'],
    ])
  })

  it('by deal begins with the deal whose task comes first, and ends with tasks of none', () => {
    const tasks = [
      task('1', 'Renew the license', { deal: null, deal_name: '' }),
      task('2', 'Order the sign', { deal: 'oak', deal_name: '9 Oak Lane' }),
      task('3', 'Call the lender'),
      task('4', 'Hang the lockbox', { deal: 'oak', deal_name: '9 Oak Lane' }),
    ]
    expect(grouped(tasks, 'deal')).toEqual([
      ['9 Oak Lane', '2', '4'],
      ['402 Maple Street', '3'],
      ['No deal', '1'],
    ])
  })

  it('by person is by name, with unassigned tasks first', () => {
    const tasks = [
      task('1', 'Order the sign', { assignee: 'maria' }),
      task('2', 'Call the lender', { assignee: 'jordan' }),
      task('3', 'Order the survey', { assignee: null }),
    ]
    expect(grouped(tasks, 'person')).toEqual([
      ['Unassigned', '3'],
      ['Jordan Lee', '2'],
      ['Maria Okoye', '1'],
    ])
  })

  it('by who is waited for keeps an empty column', () => {
    expect(grouped([task('1', 'Call the lender')], 'waiting')).toEqual([
      ['Waiting on team', '1'],
      ['Waiting on client'],
      ['Waiting on third party'],
    ])
  })

  it('by who is waited for begins with the team', () => {
    const tasks = [
      task('1', 'Title search', { waiting_on: 'third_party' }),
      task('2', 'Sign the disclosure', { waiting_on: 'client' }),
      task('3', 'Call the lender'),
    ]
    expect(grouped(tasks, 'waiting')).toEqual([
      ['Waiting on team', '3'],
      ['Waiting on client', '2'],
      ['Waiting on third party', '1'],
    ])
  })
})
