import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useFactListStyles = makeStyles({
  list: {
    display: 'grid',
    // A long label wraps before it leaves no room for its value.
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    gap: '8px 16px',
    margin: 0,
    [media.phone]: { gridTemplateColumns: 'minmax(96px, 38%) minmax(0, 1fr)', gap: '8px 12px', alignItems: 'center' },
  },
  label: { minWidth: '112px', color: look.ink3, fontSize: '13px', [media.phone]: { minWidth: 0 } },
  value: {
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    minWidth: 0,
  },
})
