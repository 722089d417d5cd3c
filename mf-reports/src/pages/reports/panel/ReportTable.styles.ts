import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { sideScroll } from 'ui-kit/side-scroll'

/** Less space between metrics on a phone, and on paper, which has to hold all of them. */
const narrow = {
  [media.phone]: { paddingInline: '6px', fontSize: '12px' },
  [media.print]: { paddingInline: '3px', fontSize: '9px' },
} as const

export const useReportTableStyles = makeStyles({
  scroller: {
    minWidth: 0,
    ...sideScroll,
    // What has the focus is not under the names.
    scrollPaddingLeft: '160px',
    [media.print]: { overflowX: 'visible', maskImage: 'none' },
  },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '13px', fontVariantNumeric: 'tabular-nums' },
  head: {
    padding: '8px',
    textAlign: 'left',
    fontWeight: 600,
    color: look.ink,
    whiteSpace: 'nowrap',
    // The table header color of docs/specification.md §9.
    backgroundColor: look.tableHeader,
    printColorAdjust: 'exact',
    ...narrow,
    [media.print]: { ...narrow[media.print], whiteSpace: 'normal' },
  },
  row: {
    position: 'relative',
    backgroundColor: look.surface,
    borderBottom: `1px solid ${look.line}`,
    ':hover': { backgroundColor: look.page },
    [media.print]: { breakInside: 'avoid' },
  },
  name: {
    height: '36px',
    minWidth: '72px',
    maxWidth: '220px',
    padding: '4px 8px',
    textAlign: 'left',
    fontWeight: 500,
    color: look.ink,
    ...narrow,
    // As high as a thumb needs.
    [media.phone]: { ...narrow[media.phone], height: '44px', maxWidth: '112px' },
  },
  /** It stays while the rest scrolls sideways beneath it. On paper nothing scrolls, and it would cover the lines. */
  first: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: 'inherit',
    [media.print]: { position: 'static', backgroundColor: 'transparent' },
  },
  // The header color is semi-transparent, so the surface is below it.
  firstHead: {
    backgroundColor: look.surface,
    backgroundImage: `linear-gradient(${look.tableHeader}, ${look.tableHeader})`,
    [media.phone]: { whiteSpace: 'normal' },
    [media.print]: { backgroundColor: look.tableHeader, backgroundImage: 'none' },
  },
  link: {
    textDecorationLine: 'underline',
    textDecorationColor: look.line2,
    textUnderlineOffset: '3px',
    // It covers its cell, for the thumb.
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  /** The link of the name, for the pointer: all numbers of a line count the same deals. */
  whole: { position: 'absolute', inset: 0 },
  headNumber: { textAlign: 'right' },
  number: { padding: '4px 8px', textAlign: 'right', color: look.ink, whiteSpace: 'nowrap', ...narrow },
  previous: { color: look.ink3 },
  /** Printed once at the end, not at the bottom of every page. */
  foot: { [media.print]: { display: 'table-row-group' } },
  totals: {
    fontWeight: 600,
    backgroundColor: look.surface,
    borderTop: `2px solid ${look.line2}`,
    '& th, & td': { fontWeight: 600 },
  },
})
