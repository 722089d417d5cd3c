import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useChangeListStyles = makeStyles({
  list: { margin: 0, display: 'grid', gap: '4px', fontSize: '13px' },
  change: { display: 'flex', flexWrap: 'wrap', gap: '2px 10px', minWidth: 0 },
  label: { color: look.ink3 },
  values: { margin: 0, color: look.ink, overflowWrap: 'anywhere', minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  from: { color: look.ink2 },
  arrow: { color: look.ink3, margin: '0 6px' },
})
