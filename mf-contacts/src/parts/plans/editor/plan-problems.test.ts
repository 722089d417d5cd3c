import { expect, it } from 'vitest'
import { draftOf, newStep } from './plan-draft.ts'
import { fieldOfStep, missingIn, placeInPlan, stillWrong } from './plan-problems.ts'

const [call, mail, label] = [newStep('task'), newStep('email'), newStep('add_label')]
const draft = { ...draftOf(undefined, undefined, true), steps: [call, mail, label] }

it('misses the name, and what each step does', () => {
  expect([...missingIn(draft)]).toEqual([
    ['name', 'Enter a name'],
    [fieldOfStep(call, 'title'), 'Enter a task'],
    [fieldOfStep(mail, 'subject'), 'Enter a subject'],
    [fieldOfStep(label, 'label'), 'Choose a label'],
  ])
  expect(missingIn({ ...draft, name: 'Buyers', steps: [] }).size).toBe(0)
})

it('shows what the API refused at the step that it was said of, even once that moved or others changed', () => {
  const field = placeInPlan('steps.1.body', draft.steps)
  expect(field).toBe(fieldOfStep(mail, 'body'))
  expect([placeInPlan('start_on.labels.0', draft.steps), placeInPlan('steps.9.body', draft.steps)]).toEqual([
    null,
    null,
  ])
  const problems = new Map([[fieldOfStep(mail, 'body'), 'This is odd']])
  const moved = { ...draft, steps: [mail, { ...call, title: 'Call them' }, label] }
  expect(stillWrong(problems, draft, moved)).toEqual(problems)
  expect(stillWrong(problems, draft, { ...draft, steps: [call, { ...mail, body: 'Hi' }] }).size).toBe(0)
})
