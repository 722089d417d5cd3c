import { useSetAtom, useStore } from 'jotai'
import type { Task } from 'openapi'
import { Progress } from 'openapi/codes'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowCommand, useRowCommands } from 'remote-kit/row-commands'
import { focusRow } from 'remote-kit/row-focus'
import { lazyPart } from 'ui-kit/lazy-part'
import { selectTasksAtom, taskSelectionAtom } from '#parts/task-selection/task-selection.atoms.ts'
import { useTaskCompletion } from '#parts/tasks/tasks.api.ts'
import type { TeamPeople } from 'remote-kit/team-people'
import type { TaskMenuProps } from './TaskMenu.tsx'
import { copy } from './copy.ts'

// One chunk with the menu of deals: each chunk adds its name and hash to the remote's first file.
const TaskMenu = lazyPart(async () => (await import(/* webpackChunkName: "row-menus" */ './TaskMenu.tsx')).TaskMenu)

export interface TaskCommandsOptions {
  /** The tasks on screen. */
  tasks: readonly Task[]
  people: TeamPeople
  onOpen: (task: Task) => void
  /** Off where tasks cannot be selected. */
  canSelect?: boolean
}

/** What the keyboard does with the focused task of a list. Returns the menu that a command opened. */
export function useTaskCommands({ tasks, people, onOpen, canSelect = false }: TaskCommandsOptions): ReactNode {
  const store = useStore()
  const select = useSetAtom(selectTasksAtom)
  const complete = useTaskCompletion()
  const [menu, setMenu] = useState<{ field: TaskMenuProps['field']; task: Task; row: HTMLElement } | null>(null)

  const selecting: RowCommand<Task> = {
    id: 'task.select',
    label: copy.taskCommands.select,
    keys: 'x',
    run: ({ id }, row) => {
      // The first selection replaces the box that has the focus.
      flushSync(() => select([id], !store.get(taskSelectionAtom)?.has(id)))
      focusRow(row)
    },
  }
  useRowCommands<Task>({
    title: copy.taskCommands.title,
    rowOf: (id) => tasks.find((task) => task.id === id),
    nameOf: ({ title }) => title,
    commands: [
      { id: 'task.open', label: copy.taskCommands.open, keys: 'Enter', run: onOpen },
      { id: 'task.edit', label: copy.taskCommands.edit, keys: 'e', isListedOnly: true, run: onOpen },
      {
        id: 'task.complete',
        label: copy.taskCommands.complete,
        keys: 'Space',
        run: (task) => complete(task, task.progress !== Progress.COMPLETE),
      },
      {
        id: 'task.progress',
        label: copy.taskCommands.progress,
        keys: 's',
        run: (task, row) => setMenu({ field: 'progress', task, row }),
      },
      {
        id: 'task.assign',
        label: copy.taskCommands.assign,
        keys: 'a',
        run: (task, row) => setMenu({ field: 'assignee', task, row }),
      },
      {
        id: 'task.waiting',
        label: copy.taskCommands.waiting,
        keys: 'w',
        run: (task, row) => setMenu({ field: 'waiting_on', task, row }),
      },
      ...(canSelect ? [selecting] : []),
    ],
  })

  if (!menu) return null
  const close = () => {
    setMenu(null)
    focusRow(menu.row)
  }
  return <TaskMenu {...menu} people={people} onClose={close} />
}
