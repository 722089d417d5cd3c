import { lazyPart } from 'ui-kit/lazy-part'

/** ClaimButton, for lists: few of their contacts wait to be claimed. */
export const LazyClaimButton = lazyPart(async () => (await import('./ClaimButton.tsx')).ClaimButton)
