import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useConflictNoticeStyles = makeStyles({
  list: { display: 'grid', rowGap: '2px', margin: '6px 0 0' },
  // A long value gets its own line.
  pair: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px' },
  label: { color: look.ink2 },
  value: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: '8px' },
  action: { whiteSpace: 'nowrap' },
})
