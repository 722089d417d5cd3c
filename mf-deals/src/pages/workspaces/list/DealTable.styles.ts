import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { sideScroll } from 'ui-kit/side-scroll'
import { sortButton } from 'ui-kit/table-head'

export const useDealTableStyles = makeStyles({
  scroller: {
    ...sideScroll,
    // What has the focus is not under the names.
    scrollPaddingLeft: '220px',
    borderRadius: '8px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '13px', lineHeight: '18px' },
  head: { backgroundColor: look.tableHeader },
  headCell: {
    padding: '0 10px',
    height: '36px',
    textAlign: 'left',
    fontWeight: 600,
    color: look.ink,
    whiteSpace: 'nowrap',
    position: 'relative',
  },
  /** What a narrow column leaves of its head. The room around is for the focus of the button. */
  headText: { overflow: 'hidden', margin: '0 -6px', padding: '0 6px' },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  sort: {
    ...sortButton,
    ':hover svg': { opacity: 1 },
  },
  /** The arrow comes first, so that numbers and their header align at the end. */
  sortNumber: { flexDirection: 'row-reverse' },
  unsorted: { opacity: 0 },
  row: {
    position: 'relative',
    backgroundColor: look.surface,
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
    ':hover': { backgroundColor: look.page },
  },
  cell: {
    // In a column that the user made narrow.
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    overflowWrap: 'normal',
    padding: '6px 10px',
    color: look.ink2,
    textAlign: 'left',
    fontWeight: 400,
    verticalAlign: 'middle',
  },
  select: { width: '20px', padding: '6px 0 6px 14px', textAlign: 'left' },
  name: {
    display: 'block',
    color: look.ink,
    fontWeight: 600,
    fontSize: '14px',
    lineHeight: '24px',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    borderRadius: '4px',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '1px' },
  },
  /** The link of the name, for the pointer. */
  whole: { position: 'absolute', inset: 0 },
  /** It stays while the rest scrolls sideways beneath it. */
  first: { position: 'sticky', left: 0, zIndex: 1, backgroundColor: 'inherit' },
  // Above the edges of the columns that pass beneath it.
  firstHead: {
    zIndex: 2,
    backgroundImage: `linear-gradient(${look.tableHeader}, ${look.tableHeader})`,
    backgroundColor: look.surface,
  },
  second: { display: 'flex', alignItems: 'center', gap: '8px' },
  clients: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxWidth: 'max(220px, calc(var(--width-name, 0px) - 96px))',
  },
  day: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  next: { fontSize: '12px' },
  /** Above the link that covers the row. */
  asks: { position: 'relative' },
  nextTitle: {
    display: 'block',
    maxWidth: 'max(180px, calc(var(--width-next_date, 0px) - 20px))',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})
