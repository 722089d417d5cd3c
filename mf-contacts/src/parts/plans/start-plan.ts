import { lazyPart } from 'ui-kit/lazy-part'

/** The dialog that starts a plan, loaded when it opens or someone approaches what opens it. */
export const StartPlanDialog = lazyPart(async () => (await import('./StartPlanDialog.tsx')).StartPlanDialog)
