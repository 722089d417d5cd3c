/** The pages about leads, which load together: one file less that the shell has to know. */
export { LeadRoutingView } from './routing/LeadRoutingView.tsx'
export { LeadSourcesView } from './sources/LeadSourcesView.tsx'
