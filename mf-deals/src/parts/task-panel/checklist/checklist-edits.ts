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

/** The steps of a typed or pasted text: one a line, without the marks of a list. */
export const stepsIn = (text: string): ChecklistItem[] =>
  text
    .split('\n')
    .map((line) => ({ text: line.replace(/^\s*[-*•☐]\s+/, '').trim(), done: false }))
    .filter((step) => step.text !== '')

/** Adds steps at the end. */
export const addSteps =
  (steps: readonly ChecklistItem[]): ChecklistEdit =>
  (items) => [...items, ...steps]

/** Takes added steps away again: of equal ones the last. */
export const removeSteps =
  (steps: readonly ChecklistItem[]): ChecklistEdit =>
  (items) =>
    steps.reduce(
      (left, { text }) => left.filter((_one, at) => at !== left.findLastIndex((one) => one.text === text)),
      [...items],
    )

/** Moves a step to another place. */
export const placeStep =
  ({ text }: ChecklistItem, to: number): ChecklistEdit =>
  (items) => {
    const step = items.find((one) => one.text === text)
    return step ? items.toSpliced(items.indexOf(step), 1).toSpliced(to, 0, step) : [...items]
  }
