/** Changes of a checklist. They find a step by its text, so that they hold for a list that someone else has changed. */
import type { ChecklistItem } from 'openapi'
import type { ChecklistEdit } from './use-checklist.ts'

/** The most steps that a task can have. */
export const MOST_STEPS = 50

/** Replaces a step by others: by none to remove it. */
export const replaceStep =
  ({ text }: ChecklistItem, ...by: ChecklistItem[]): ChecklistEdit =>
  (items) => {
    const at = items.findIndex((one) => one.text === text)
    return at < 0 ? [...items] : items.toSpliced(at, 1, ...by)
  }

/** Puts a step back where it was, or at the end of a list that has become shorter. */
export const insertStep =
  (step: ChecklistItem, at: number): ChecklistEdit =>
  (items) =>
    items.toSpliced(at, 0, step)

/** Adds a step for each line of the text. */
export const addSteps =
  (text: string): ChecklistEdit =>
  (items) => {
    const lines = text
      .split('\n')
      .map((line) => line.replace(/^\s*[-*•☐]\s+/, '').trim())
      .filter((line) => line !== '')
    return [...items, ...lines.map((line) => ({ text: line, done: false }))]
  }

/** Moves a step up or down by one place. */
export const moveStep =
  ({ text }: ChecklistItem, by: 1 | -1): ChecklistEdit =>
  (items) => {
    const at = items.findIndex((one) => one.text === text)
    const step = items[at]
    const to = at + by
    if (!step || to < 0 || to >= items.length) return [...items]
    return items.toSpliced(at, 1).toSpliced(to, 0, step)
  }
