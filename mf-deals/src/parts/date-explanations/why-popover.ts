/** The popover that says why a date is what it is: dates come first, this is fetched when one is approached. */
import { lazyPart } from 'ui-kit/lazy-part'

export const WhyPopover = lazyPart(async () => (await import('./WhyPopover.tsx')).WhyPopover)
