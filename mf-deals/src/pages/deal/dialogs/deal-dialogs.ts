import { lazyPart } from 'ui-kit/lazy-part'

/** Loaded when someone gets near the menu that opens them. */
export const DealDialogs = lazyPart(async () => (await import('./DealDialogs.tsx')).DealDialogs)
