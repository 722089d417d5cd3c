import { describe, expect, it } from 'vitest'
import {
  addMilestone,
  addSwitch,
  addTask,
  changeMilestone,
  changeTask,
  emptyDraft,
  move,
  remove,
} from './template-draft.ts'

/** Two milestones. The first has two tasks; the second task depends on the first in every way. */
function sample() {
  let draft = addSwitch(addMilestone(addMilestone(emptyDraft).draft).draft)
  draft = addTask(addTask(draft, 'milestone_1').draft, 'milestone_1').draft
  const rule = {
    anchor: 'task',
    item: 'task_1',
    offset: 1,
    unit: 'calendar',
    roll: 'none',
    skip_holidays: true,
  } as const
  draft = changeTask(draft, 'task_2', { due_rule: rule, depends_on: ['task_1'], left_out_by: ['switch_1'] })
  return changeMilestone(draft, 'milestone_2', { due_rule: rule })
}

describe('a template draft', () => {
  it('gives each item a unique key, even after one was removed', () => {
    const added = addTask(remove(sample(), 'task_1'), 'milestone_2')
    expect(added.key).toBe('task_1')
    expect(added.draft.milestones.map(({ tasks }) => tasks.map(({ key }) => key))).toEqual([['task_2'], ['task_1']])
  })

  it('removes references to a removed item', () => {
    const { milestones } = remove(sample(), 'task_1')
    expect(milestones[0]?.tasks).toEqual([expect.objectContaining({ key: 'task_2', due_rule: null, depends_on: [] })])
    expect(milestones[1]?.due_rule).toBeNull()
    expect(remove(sample(), 'milestone_1').milestones).toEqual([expect.objectContaining({ due_rule: null })])
    expect(remove(sample(), 'switch_1')).toMatchObject({
      switches: [],
      milestones: [{ tasks: [{}, { left_out_by: [] }] }, {}],
    })
  })

  it('moves items within their list only', () => {
    const order = (draft: typeof emptyDraft) =>
      draft.milestones.map(({ key, tasks }) => [key, ...tasks.map((task) => task.key)])
    expect(order(move(sample(), 'task_2', -1))).toEqual([['milestone_1', 'task_2', 'task_1'], ['milestone_2']])
    expect(order(move(sample(), 'milestone_1', 1))).toEqual([['milestone_2'], ['milestone_1', 'task_1', 'task_2']])
    expect(order(move(sample(), 'milestone_1', -1))).toEqual(order(sample()))
  })
})
