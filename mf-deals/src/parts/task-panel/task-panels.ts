/** The panels that edit and create a task: lists come first, these are fetched when they open or their opener is approached. */
import { lazyPart } from 'ui-kit/lazy-part'

export const TaskPanel = lazyPart(async () => (await import('./TaskPanel.tsx')).TaskPanel)
export const NewTaskPanel = lazyPart(async () => (await import('./NewTaskPanel.tsx')).NewTaskPanel)
