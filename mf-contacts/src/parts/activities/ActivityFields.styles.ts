import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useActivityFieldsStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '12px',
    [media.phone]: { gridTemplateColumns: '1fr 1fr' },
  },
})
