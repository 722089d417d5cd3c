import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useScopeTableStyles = makeStyles({
  // The table is longer than a dialog: what is said below it would be out of sight.
  title: { order: -2 },
  above: { order: -1 },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '13px' },
  head: { color: look.ink3, fontSize: '12px', fontWeight: 500, padding: '0 0 6px', textAlign: 'center', width: '56px' },
  row: { borderTop: `1px solid ${look.line}` },
  all: { borderTop: `1px solid ${look.line}`, backgroundColor: look.sunken },
  label: { textAlign: 'left', fontWeight: 400, padding: '0 8px' },
  every: { textAlign: 'left', fontWeight: 600, padding: '0 8px' },
  cell: { padding: 0, textAlign: 'center' },
  // The whole cell is the target, not only the dot.
  target: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '34px',
    cursor: 'pointer',
    [media.phone]: { minHeight: '44px' },
  },
  radio: { width: '16px', height: '16px', margin: 0, cursor: 'pointer', accentColor: look.brand3 },
})
