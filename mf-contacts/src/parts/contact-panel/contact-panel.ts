import { aheadOf, type AheadProps } from 'ui-kit/ahead'
import { lazyPart } from 'ui-kit/lazy-part'

/** The panel of a contact, loaded when it opens or someone approaches a contact. */
export const ContactPanel = lazyPart(async () => (await import('./ContactPanel.tsx')).ContactPanel)

/** The contact that is likely to be opened next. */
export const contactAhead = aheadOf<string>()

/** Props for what opens the panel of a contact. */
export const contactApproach = (id: string): AheadProps => contactAhead.propsFor(id, ContactPanel.preload)
