import { describe, expect, it } from 'vitest'
import { task } from '#test/sample-tasks.ts'
import { dueOf, groupByDue } from './group-by-due.ts'

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

describe('grouping tasks by due date', () => {
  it('puts the soonest group first and leaves out empty groups', () => {
    const tasks = [
      task('1', 'No date'),
      task('2', 'Late', { due_date: '2026-11-01' }),
      task('3', 'In a month', { due_date: '2026-12-21' }),
      task('4', 'Later still', { due_date: '2026-12-24' }),
    ]
    expect(groupByDue(tasks, NOW).map(({ due, tasks: members }) => [due, members.map(({ id }) => id)])).toEqual([
      ['overdue', ['2']],
      ['later', ['3', '4']],
      ['none', ['1']],
    ])
  })
})
