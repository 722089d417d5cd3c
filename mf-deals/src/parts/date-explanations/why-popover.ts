/** The popover with the explanation, loaded when someone approaches a date. */
import { lazyPart } from 'ui-kit/lazy-part'

export const WhyPopover = lazyPart(async () => (await import('./WhyPopover.tsx')).WhyPopover)
