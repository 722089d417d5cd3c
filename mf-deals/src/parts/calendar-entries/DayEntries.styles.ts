import { makeStyles } from '@fluentui/react-components'

export const useDayEntriesStyles = makeStyles({
  entries: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
  more: {
    minWidth: 0,
    minHeight: '24px',
    padding: '0 6px',
    fontSize: '12px',
    fontWeight: 500,
    justifyContent: 'flex-start',
  },
  popover: { width: '280px', maxHeight: '60vh', overflowY: 'auto' },
  popoverTitle: { fontWeight: 600, marginBottom: '8px' },
})
