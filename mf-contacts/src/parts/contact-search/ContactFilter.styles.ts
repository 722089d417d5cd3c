import { makeStyles } from '@fluentui/react-components'

export const useContactFilterStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '180px',
    maxHeight: 'min(420px, 60dvh)',
    overflowY: 'auto',
    padding: '6px 12px 6px 4px',
  },
  day: { padding: '4px 0 6px 8px' },
})
