import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useCreateDealDialogStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px 12px',
    alignItems: 'start',
    '& input, & select': { minWidth: 0 },
    '& .fui-Input': { minWidth: 0, width: '100%' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
