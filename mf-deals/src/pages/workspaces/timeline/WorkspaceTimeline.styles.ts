import { makeStyles } from '@fluentui/react-components'

export const useWorkspaceTimelineStyles = makeStyles({
  timeline: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBottom: '24px' },
  stale: { opacity: 0.6 },
  bar: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px' },
})
