import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useGroupHeadStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '40px',
    padding: '0 14px',
    border: 'none',
    backgroundColor: look.sunken,
    color: look.ink,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  },
  label: { fontWeight: 600, fontSize: '14px' },
  sums: { fontSize: '13px', color: look.ink2, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
})
