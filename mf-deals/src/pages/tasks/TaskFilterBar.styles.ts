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
  covering: { marginBottom: '16px' },
  assignee: {
    minWidth: '160px',
    [media.phone]: { width: 'calc(50% - 5px)', minWidth: 0, '& select': { minWidth: 0, width: '100%' } },
  },
})
