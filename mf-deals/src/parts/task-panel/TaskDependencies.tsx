import { Button } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { Task } from 'openapi'
import { useRef } from 'react'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { Tag } from 'ui-kit/Tag'
import { ChoiceField } from '#parts/forms/ChoiceField.tsx'
import { useTaskList } from '#parts/tasks/tasks.api.ts'
import { copy } from './copy.ts'
import { useUpdateTask } from '#parts/tasks/one-task.api.ts'
import { useTaskDependenciesStyles } from './TaskDependencies.styles.ts'

/** The tasks of the deal that come before this one, and those that still block it. Saved at once. */
export function TaskDependencies({ task, deal }: { task: Task; deal: string }) {
  const styles = useTaskDependenciesStyles()
  const notify = useNotify()
  const update = useUpdateTask()
  const list = useTaskList({ deal, page_size: 100 }).data?.pages.flatMap(({ results }) => results) ?? []
  const titleOf = (id: string) => list.find((one) => one.id === id)?.title ?? copy.taskDependencies.anotherTask
  const selectRef = useRef<HTMLSelectElement>(null)
  const needs = (update.isPending && update.variables.body.depends_on) || (task.depends_on ?? [])
  const others = list.filter(({ id, progress }) => id !== task.id && !needs.includes(id) && progress !== 'COMPLETE')
  const save = (depends_on: string[]) => {
    const before = needs
    update.mutate(
      { task, body: { depends_on } },
      {
        onSuccess: (saved) => {
          const undo = () => update.mutate({ task: saved, body: { depends_on: [...before] } })
          notify.success(copy.taskDependencies.changed, { undo })
        },
      },
    )
  }

  return (
    <>
      <FormProblem error={update.error} />
      <ChoiceField
        label={copy.taskDependencies.label}
        value=""
        options={[
          { value: '', label: needs.length === 0 ? copy.taskDependencies.none : copy.taskDependencies.add },
          ...others.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        isBusy={update.isPending}
        selectRef={selectRef}
        onChange={(id) => id && save([...needs, id])}
      />
      {needs.length > 0 && (
        <ul className={styles.list} aria-label={copy.taskDependencies.comesAfter}>
          {needs.map((id) => (
            <li key={id} className={styles.row}>
              <span className={styles.title}>{titleOf(id)}</span>
              {task.blocked_by.includes(id) && <Tag>{copy.taskDependencies.blocks}</Tag>}
              <Button
                size="small"
                appearance="subtle"
                icon={<DismissRegular />}
                disabledFocusable={update.isPending}
                aria-label={copy.taskDependencies.remove(titleOf(id))}
                onClick={() => {
                  save(needs.filter((one) => one !== id))
                  // The button is gone with its row.
                  selectRef.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
