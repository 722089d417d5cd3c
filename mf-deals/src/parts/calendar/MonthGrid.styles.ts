import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useMonthGridStyles = makeStyles({
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
    overflow: 'hidden',
    [media.print]: { overflow: 'visible', borderRadius: 0, boxShadow: `0 0 0 1px ${look.line2}` },
  },
  weekday: {
    padding: '8px 10px',
    fontSize: '12px',
    fontWeight: 500,
    textAlign: 'left',
    color: look.ink2,
    backgroundColor: look.sunken,
  },
  cell: {
    verticalAlign: 'top',
    height: '112px',
    padding: '4px',
    borderTop: `1px solid ${look.line}`,
    cursor: 'cell',
    [media.print]: { height: '72px', breakInside: 'avoid' },
    '& + td': { borderLeft: `1px solid ${look.line}` },
  },
  over: { backgroundColor: look.brandSoft, outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  outside: { backgroundColor: look.page },
  /** Clicks are those of the cell. A holiday that doesn't fit beside the number is below it. */
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginBottom: '2px', pointerEvents: 'none' },
  number: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '24px',
    height: '24px',
    fontSize: '12px',
    fontVariantNumeric: 'tabular-nums',
    color: look.ink2,
  },
  today: { borderRadius: '12px', backgroundColor: look.brandSurface, color: look.onBrand, fontWeight: 600 },
})
