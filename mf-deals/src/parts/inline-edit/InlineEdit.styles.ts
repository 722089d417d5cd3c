import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useInlineEditStyles = makeStyles({
  cell: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '6px' },
  value: {
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    maxWidth: '100%',
    margin: '-2px -6px',
    padding: '2px 6px',
    border: 'none',
    borderRadius: '6px',
    background: 'none',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: look.ink,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'text',
    alignSelf: 'flex-start',
    '& svg': { opacity: 0, flexShrink: 0, color: look.ink3 },
    ':hover': { backgroundColor: look.sunken, '& svg': { opacity: 1 } },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, '& svg': { opacity: 1 } },
    // With the 8 px between rows, a thumb hits 44 px, and the rows stay close.
    [media.phone]: { minHeight: '44px', minWidth: '44px', marginBlock: '-4px' },
  },
  multiline: { whiteSpace: 'pre-wrap' },
  empty: { color: look.ink3 },
  saving: { color: look.ink2 },
  input: { width: '100%', maxWidth: '320px', minWidth: 0 },
  area: { width: '100%' },
  reasons: { color: look.danger, fontSize: '12px', lineHeight: '16px' },
})
