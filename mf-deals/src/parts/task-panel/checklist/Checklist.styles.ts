import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useChecklistStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: '10px' },
  heading: { margin: 0, fontSize: '14px', fontWeight: 600, color: look.ink },
  count: { fontSize: '13px', color: look.ink3, whiteSpace: 'nowrap' },
  bar: { flex: '1 1 60px', maxWidth: '140px', marginLeft: 'auto' },
  list: { listStyleType: 'none', margin: '4px 0 0 -8px', padding: 0 },
  step: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: '34px',
    borderRadius: '8px',
    ':hover': { backgroundColor: look.sunken },
    '& .fui-Checkbox': { alignItems: 'center' },
  },
  text: {
    appearance: 'none',
    minHeight: '28px',
    padding: '2px 4px',
    border: 'none',
    background: 'none',
    font: 'inherit',
    color: look.ink,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'text',
    [media.phone]: { minHeight: '44px' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, borderRadius: '6px' },
  },
  done: { color: look.ink3, textDecorationLine: 'line-through' },
  remove: { color: look.ink3 },
  add: { width: '100%' },
})
