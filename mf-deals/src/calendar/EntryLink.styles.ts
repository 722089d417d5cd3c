import { makeStyles } from '@fluentui/react-components'
import { labelFills } from 'ui-kit/code-labels'
import { look } from 'ui-kit/theme'

// Dark on a soft fill in both themes, as on the product's chips.
const INK = '#16201b'

export const useEntryLinkStyles = makeStyles({
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '24px',
    padding: '2px 6px',
    borderRadius: '4px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 500,
    textDecorationLine: 'none',
    overflow: 'hidden',
    '& svg': { flexShrink: 0 },
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '1px' },
  },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
  wrapping: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  task: { backgroundColor: labelFills.blue, color: INK },
  milestone: { backgroundColor: labelFills.green, color: INK },
  key_date: { backgroundColor: labelFills.yellow, color: INK },
  closing: { backgroundColor: look.brandSurface, color: look.onBrand },
  late: { backgroundColor: look.dangerSoft, color: look.danger },
  done: { backgroundColor: look.sunken, color: look.ink2, textDecorationLine: 'line-through' },
})
