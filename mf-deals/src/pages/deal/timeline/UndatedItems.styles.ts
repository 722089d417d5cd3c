import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useUndatedItemsStyles = makeStyles({
  items: {
    marginTop: '8px',
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
    overflow: 'hidden',
  },
  press: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '44px',
    padding: '8px 12px',
    border: 'none',
    backgroundColor: 'transparent',
    color: look.ink,
    font: 'inherit',
    fontSize: '13px',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: look.sunken },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px', borderRadius: '12px' },
  },
  head: { color: look.ink2, fontWeight: 500 },
  list: { listStyleType: 'none', margin: 0, padding: '0 0 4px' },
  item: { borderTop: `1px solid ${look.line}` },
  indent: { paddingLeft: '36px' },
  plain: { display: 'block', minHeight: 0, padding: '12px 12px 12px 36px', fontSize: '13px', fontWeight: 600 },
})
