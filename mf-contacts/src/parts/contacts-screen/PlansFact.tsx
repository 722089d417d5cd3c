import { FactLink } from '#parts/fact-link/FactLink.tsx'
import { copy } from './copy.ts'
import { PLANS } from './plans-address.ts'

/** The way to follow-up plans, where there's no room for a button. */
export const PlansFact = () => <FactLink to={PLANS}>{copy.plans}</FactLink>
