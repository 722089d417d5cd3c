import { Input } from '@fluentui/react-components'
import type { Task } from 'openapi'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { addSteps, insertStep, MOST_STEPS, placeStep, removeSteps, replaceStep, stepsIn } from './checklist-edits.ts'
import { useChecklistStyles } from './Checklist.styles.ts'
import { ChecklistStep } from './ChecklistStep.tsx'
import { copy } from './copy.ts'
import { useChecklist } from './use-checklist.ts'

/** The steps of a task, each completed, renamed, moved and removed in place. Enter adds one; a pasted list adds one a line. */
export function Checklist({ task }: { task: Task }) {
  const styles = useChecklistStyles()
  const heading = useId()
  const { items, change, offerUndo, error } = useChecklist(task)
  const [added, setAdded] = useState('')
  const done = items.filter((one) => one.done).length
  const add = (text: string) => {
    const steps = stepsIn(text)
    if (steps.length > 0) void change(addSteps(steps), { message: copy.added(steps), undo: removeSteps(steps) })
    setAdded('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(added)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!text.includes('\n')) return
    event.preventDefault()
    add(added + text)
  }
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.heading}>
          {copy.title}
        </h3>
        {items.length > 0 && (
          <>
            <span className={styles.count}>{copy.progress(done, items.length)}</span>
            <div className={styles.bar}>
              <ProgressBar done={done} total={items.length} label={copy.progress(done, items.length)} />
            </div>
          </>
        )}
      </div>
      <FormProblem error={error} />
      <ul className={styles.list} aria-labelledby={heading}>
        {items.map((step, at) => (
          <ChecklistStep
            key={`${step.text} ${items.findIndex(({ text }) => text === step.text) === at ? '' : at}`}
            step={step}
            onChange={(changes) => {
              const changed = { ...step, ...changes }
              void change(replaceStep(step, changed), {
                message: copy.changed(step, changed),
                undo: replaceStep(changed, step),
              })
            }}
            at={at}
            last={items.length - 1}
            onMove={(to) => change(placeStep(step, to))}
            onMoved={(from) => offerUndo({ message: copy.moved(step.text), undo: placeStep(step, from) })}
            onRemove={() =>
              void change(replaceStep(step), { message: copy.removed(step.text), undo: insertStep(step, at) })
            }
          />
        ))}
      </ul>
      {items.length < MOST_STEPS && (
        <Input
          className={styles.add}
          appearance="underline"
          aria-label={copy.add}
          placeholder={copy.add}
          maxLength={200}
          value={added}
          onChange={(_, { value }) => setAdded(value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => add(added)}
        />
      )}
    </section>
  )
}
