import { aheadOf } from 'ui-kit/ahead'
import { lazyPart } from 'ui-kit/lazy-part'

/** The panel of a task, loaded when it opens or someone approaches a task. */
export const TaskPanel = lazyPart(async () => (await import('./TaskPanel.tsx')).TaskPanel)

/** The task that is likely to be opened next. */
export const taskAhead = aheadOf<string>()
