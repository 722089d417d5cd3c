import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useTaskFilterBarStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px',
    marginBottom: '16px',
  },
  phoneBar: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    marginBottom: '12px',
    '& > :first-child': { flexShrink: 1, minWidth: 0 },
  },
  covering: { marginBottom: '16px' },
  select: { minWidth: '160px', [media.phone]: { minWidth: 0 } },
})
