import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useCountedLabelStyles = makeStyles({
  line: { display: 'flex', alignItems: 'baseline', gap: '16px', flexGrow: 1, minWidth: 0, color: look.ink },
  none: { color: look.ink3 },
  label: { minWidth: 0, overflowWrap: 'anywhere' },
  // Its room is there before the count is known.
  count: {
    marginLeft: 'auto',
    minWidth: '3ch',
    flexShrink: 0,
    textAlign: 'right',
    color: look.ink3,
    fontVariantNumeric: 'tabular-nums',
  },
})
