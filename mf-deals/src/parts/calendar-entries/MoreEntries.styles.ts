import { makeStyles } from '@fluentui/react-components'

export const useMoreEntriesStyles = makeStyles({
  more: {
    minWidth: 0,
    minHeight: '24px',
    padding: '0 6px',
    fontSize: '12px',
    fontWeight: 500,
    justifyContent: 'flex-start',
  },
  popover: { width: '280px', maxHeight: '60vh', overflowY: 'auto' },
  title: { fontWeight: 600, marginBottom: '8px' },
})
