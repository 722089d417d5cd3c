/** The pages about leads, which load together: one file less that the shell has to know. */
export { LeadRoutingView } from './lead-routing/LeadRoutingView.tsx'
export { LeadSourcesView } from './lead-sources/LeadSourcesView.tsx'
