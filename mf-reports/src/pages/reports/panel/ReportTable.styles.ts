import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

/** Less space between metrics on a phone. */
const narrow = { '@container (max-width: 400px)': { paddingInline: '4px', fontSize: '12px' } } as const

export const useReportTableStyles = makeStyles({
  frame: { containerType: 'inline-size', minWidth: 0 },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '13px', fontVariantNumeric: 'tabular-nums' },
  // Columns disappear on narrow screens, so the last cell varies. The whole table has the rounded corners.
  headRow: { clipPath: 'inset(0 round 6px)' },
  head: {
    padding: '8px',
    textAlign: 'left',
    fontWeight: 600,
    color: look.ink,
    // The table header color of docs/specification.md §9.
    backgroundColor: look.tableHeader,
    printColorAdjust: 'exact',
  },
  row: {
    position: 'relative',
    borderBottom: `1px solid ${look.line}`,
    ':hover': { backgroundColor: look.page },
    [media.print]: { breakInside: 'avoid' },
  },
  name: { height: '36px', padding: '4px 8px', textAlign: 'left', fontWeight: 500, color: look.ink, ...narrow },
  // The link covers its row, because all numbers of a line count the same deals.
  link: {
    textDecorationLine: 'underline',
    textDecorationColor: look.line2,
    textUnderlineOffset: '3px',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  headNumber: { textAlign: 'right' },
  number: { padding: '4px 8px', textAlign: 'right', color: look.ink, whiteSpace: 'nowrap', ...narrow },
  previous: { color: look.ink3 },
  needs300: { '@container (max-width: 300px)': { display: 'none' } },
  needs620: { '@container (max-width: 620px)': { display: 'none' } },
  needs820: { '@container (max-width: 820px)': { display: 'none' } },
  /** Printed once at the end, not at the bottom of every page. */
  foot: { [media.print]: { display: 'table-row-group' } },
  totals: {
    fontWeight: 600,
    borderTop: `2px solid ${look.line2}`,
    '& th, & td': { fontWeight: 600 },
  },
})
