import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useFactListStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, max-content) 1fr',
    gap: '8px 20px',
    margin: 0,
    [media.phone]: { gridTemplateColumns: 'minmax(96px, 38%) minmax(0, 1fr)', gap: '8px 12px', alignItems: 'center' },
  },
  label: { color: look.ink3, fontSize: '13px' },
  value: {
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    minWidth: 0,
  },
})
