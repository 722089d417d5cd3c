import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useCalendarFiltersStyles = makeStyles({
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& > *': { minWidth: '170px', maxWidth: '240px' },
    [media.phone]: { width: '100%', '& > *': { flex: '1 1 140px', minWidth: 0, maxWidth: 'none' } },
    [media.print]: { display: 'none' },
  },
})
