import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'
import { thumbLink } from 'ui-kit/touch'

export const useImportStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '8px' },
  drop: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '6px',
    padding: '32px 16px',
    borderRadius: '12px',
    border: `1.5px dashed ${look.line2}`,
    backgroundColor: look.page,
    color: look.ink2,
    fontSize: '13px',
    textAlign: 'center',
    cursor: 'pointer',
    ':focus-within': { outline: `2px solid ${look.brand3}` },
    ':hover': {
      borderTopColor: look.ink3,
      borderRightColor: look.ink3,
      borderBottomColor: look.ink3,
      borderLeftColor: look.ink3,
    },
  },
  dropTitle: { fontSize: '14px', fontWeight: 600, color: look.ink },
  /** Covers everything, so that a file can be dropped anywhere. */
  input: { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  heading: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, color: look.ink },
  note: { margin: 0, fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 180px',
    alignItems: 'center',
    gap: '12px',
    padding: '8px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
    // A column and its sample need a line of their own.
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' },
  },
  /** A row with a button at its end, which fits beside the text even on a phone. */
  buttonRow: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  name: { fontWeight: 600, color: look.ink, overflowWrap: 'anywhere' },
  sample: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: '12px', color: look.ink3 },
  fact: { fontSize: '12px', lineHeight: '16px', color: look.ink3, overflowWrap: 'anywhere' },
  counts: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))', gap: '8px' },
  tile: { padding: '10px 12px', borderRadius: '8px', backgroundColor: look.page },
  number: {
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: 600,
    color: look.ink,
    fontVariantNumeric: 'tabular-nums',
  },
  bad: { color: look.danger },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '13px', lineHeight: '18px' },
  caption: { padding: '12px 0 4px', fontSize: '13px', textAlign: 'left', color: look.ink2 },
  cell: {
    padding: '6px 8px 6px 0',
    borderTop: `1px solid ${look.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    color: look.ink2,
    overflowWrap: 'anywhere',
  },
  // A column header from a file: it breaks between words if they fit.
  column: { overflowWrap: 'break-word' },
  head: { padding: '4px 8px 4px 0', textAlign: 'left', fontWeight: 600, color: look.ink },
  line: { width: '44px', fontVariantNumeric: 'tabular-nums' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  /** Stays in sight, however long the lists above are. */
  start: {
    position: 'sticky',
    // Down to the edge of the panel, which has a margin of its own.
    bottom: '-20px',
    marginBottom: '-20px',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    paddingBlock: '12px',
    borderTop: `1px solid ${look.line}`,
    backgroundColor: look.surface,
  },
  link: {
    ...thumbLink,
    display: 'inline-block',
    marginTop: '8px',
    color: look.brand2,
    fontSize: '13px',
    lineHeight: '24px',
  },
})
