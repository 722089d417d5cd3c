import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useSplitChartStyles = makeStyles({
  stack: { display: 'flex', gap: '1px', [media.phone]: { gridColumn: '1 / -1', gridRow: '2' } },
  part: { height: '16px' },
  /** The parts as text, because color alone is not accessible. */
  amounts: {
    gridColumn: '2 / -1',
    fontSize: '12px',
    lineHeight: '16px',
    color: look.ink3,
    fontVariantNumeric: 'tabular-nums',
    [media.phone]: { gridColumn: '1 / -1' },
  },
})
