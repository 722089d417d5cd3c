import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useFilterMenuStyles = makeStyles({
  search: { width: '100%', marginBottom: '8px' },
  list: { maxHeight: 'min(420px, 56vh)', overflowY: 'auto', margin: '0 -4px -4px', scrollPaddingBlock: '24px 4px' },
  heading: {
    margin: '8px 10px 2px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 500,
    color: look.ink3,
  },
  offer: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    [media.phone]: { minHeight: '44px' },
    padding: '4px 10px',
    boxSizing: 'border-box',
    width: '100%',
    border: 'none',
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'left',
    borderRadius: '6px',
    color: look.ink,
    lineHeight: '20px',
    cursor: 'pointer',
  },
  active: { backgroundColor: look.sunken, outline: `1px solid ${look.line2}`, outlineOffset: '-1px' },
  field: { color: look.ink3, flexShrink: 0 },
  label: { minWidth: 0, overflowWrap: 'anywhere' },
  set: { marginLeft: 'auto', flexShrink: 0, color: look.brand },
})
