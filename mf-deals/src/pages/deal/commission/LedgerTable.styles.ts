import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useLedgerTableStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '13px' },
  head: {
    color: look.ink3,
    fontSize: '12px',
    fontWeight: 500,
    textAlign: 'left',
    padding: '0 0 6px',
    verticalAlign: 'bottom',
  },
  line: { borderTop: `1px solid ${look.line}`, verticalAlign: 'top' },
  what: { padding: '9px 16px 9px 0', fontWeight: 400, textAlign: 'left' },
  label: { display: 'block', fontWeight: 500 },
  why: { display: 'block', color: look.ink3, fontSize: '12px', lineHeight: '18px', maxWidth: '64ch' },
  person: { padding: '16px 0 6px', textAlign: 'left', fontWeight: 600 },
  number: {
    padding: '9px 0 9px 16px',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  wide: { [media.phone]: { display: 'none' } },
  headNumber: { paddingTop: 0, paddingBottom: '6px' },
  strong: { fontWeight: 600 },
  sum: { borderTop: `1px solid ${look.line}`, fontWeight: 600 },
})
