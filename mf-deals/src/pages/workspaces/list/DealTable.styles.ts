import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

const FADE = '48px'

export const useDealTableStyles = makeStyles({
  scroller: {
    overflowX: 'auto',
    // Columns that do not fit fade out, until they are scrolled to.
    maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}), transparent)`,
    maskRepeat: 'no-repeat',
    maskSize: `calc(100% + ${FADE}) 100%`,
    animationName: { from: { maskSize: '100% 100%' }, to: { maskSize: `calc(100% + ${FADE}) 100%` } },
    animationTimingFunction: 'linear',
    animationTimeline: 'scroll(self inline)',
    [media.print]: { maskImage: 'none' },
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
  },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '28px',
    margin: '0 -6px',
    padding: '0 6px',
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover svg': { opacity: 1 },
    ':focus-visible': { outline: `2px solid ${look.brand}`, outlineOffset: '-2px' },
  },
  /** The arrow comes first, so that numbers and their header align at the end. */
  sortNumber: { flexDirection: 'row-reverse' },
  unsorted: { opacity: 0 },
  row: {
    position: 'relative',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
    ':hover': { backgroundColor: look.page },
  },
  cell: { padding: '6px 10px', color: look.ink2, textAlign: 'left', fontWeight: 400, verticalAlign: 'middle' },
  select: { width: '20px', padding: '6px 0 6px 14px', textAlign: 'left' },
  deal: { minWidth: '200px' },
  name: {
    display: 'block',
    color: look.ink,
    fontWeight: 600,
    fontSize: '14px',
    lineHeight: '24px',
    textDecorationLine: 'none',
    // The link covers the whole row.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  },
  second: { display: 'flex', alignItems: 'center', gap: '8px' },
  clients: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '220px' },
  day: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  next: { fontSize: '12px' },
  /** Above the link that covers the row. */
  asks: { position: 'relative' },
  nextTitle: {
    display: 'block',
    maxWidth: '180px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})
