/** The panels that edit and create a task, loaded when they open or somebody approaches their button. */
import { lazyPart } from 'ui-kit/lazy-part'

export const TaskPanel = lazyPart(async () => (await import('./TaskPanel.tsx')).TaskPanel)
export const NewTaskPanel = lazyPart(async () => (await import('./NewTaskPanel.tsx')).NewTaskPanel)
