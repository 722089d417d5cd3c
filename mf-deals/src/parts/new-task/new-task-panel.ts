import { lazyPart } from 'ui-kit/lazy-part'

/** The panel that creates a task, loaded when it opens or someone approaches its button. */
export const NewTaskPanel = lazyPart(async () => (await import('./NewTaskPanel.tsx')).NewTaskPanel)
