import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useCalendarFiltersStyles = makeStyles({
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& > *': { minWidth: '170px', maxWidth: '240px' },
    // Fluent’s combobox is wider.
    '& > div > div': { minWidth: 0, width: '100%' },
    '& input': { minWidth: 0, width: '100%' },
    [media.phone]: { width: '100%', '& > *': { flex: '1 1 140px', minWidth: 0, maxWidth: 'none' } },
    [media.print]: { display: 'none' },
  },
})
