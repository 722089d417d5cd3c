import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useKeyDatesStyles = makeStyles({
  list: { margin: 0, fontSize: '13px' },
  row: { display: 'flex', justifyContent: 'space-between', gap: '12px', padding: '5px 0' },
  day: { margin: 0, fontWeight: 500, color: look.ink, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  past: { color: look.ink3, fontWeight: 400 },
})
