import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

/** The tables of the console. On a phone each row is a block, and each cell has its column's name above it. */
export const useTableStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    [media.phone]: { display: 'block', '& > tbody': { display: 'block' } },
  },
  head: {
    padding: '8px',
    textAlign: 'left',
    fontWeight: 600,
    color: look.ink,
    backgroundColor: look.tableHeader,
    whiteSpace: 'nowrap',
    ':first-child': { borderRadius: '6px 0 0 6px' },
    ':last-child': { borderRadius: '0 6px 6px 0' },
  },
  heads: {
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  row: {
    borderBottom: `1px solid ${look.line}`,
    ':last-child': { borderBottom: 'none' },
    [media.phone]: { display: 'block', paddingBlock: '10px' },
  },
  cell: {
    padding: '10px 8px',
    textAlign: 'left',
    verticalAlign: 'top',
    color: look.ink,
    fontWeight: 400,
    minWidth: 0,
    overflowWrap: 'anywhere',
    [media.phone]: { display: 'block', padding: '4px 0' },
  },
  /** The name of a cell's column, where there is no head above it. */
  label: {
    display: 'none',
    fontSize: '12px',
    lineHeight: '16px',
    color: look.ink3,
    [media.phone]: { display: 'block' },
  },
  /** What is said above a table. */
  above: { marginBottom: '10px' },
  name: { fontWeight: 600 },
  link: { color: look.ink, textDecorationColor: look.line2, textUnderlineOffset: '3px', ...thumbLink },
  meta: { display: 'block', fontSize: '12px', lineHeight: '18px', color: look.ink3 },
  version: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '12px' },
  marks: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  danger: { color: look.danger },
  reasons: { margin: '2px 0 0', paddingLeft: '16px', fontSize: '12px', lineHeight: '18px', color: look.ink2 },
})
