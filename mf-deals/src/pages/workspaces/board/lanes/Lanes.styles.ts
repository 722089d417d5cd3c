import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

/** The height of the column heads, under which the heads of lanes stick. */
const HEADS = '40px'

export const useLanesStyles = makeStyles({
  board: {
    position: 'relative',
    flexGrow: 1,
    minHeight: '320px',
    overflow: 'auto',
    scrollbarWidth: 'thin',
    marginInline: '-20px',
    paddingInline: '20px',
    outlineStyle: 'none',
    // A focused card is not under the heads.
    scrollPaddingTop: '88px',
    '&[data-dragging]': { cursor: 'grabbing' },
    '&[data-dragging] :is(article, a, button)': { cursor: 'grabbing' },
  },
  /** As wide as all columns, so that each lane has them at the same place. */
  width: { minWidth: 'min-content', paddingBottom: '16px' },
  columns: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(264px, 1fr)',
    gap: '12px',
  },
  heads: {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    height: HEADS,
    backgroundColor: look.page,
    '& > *': { minWidth: 0, borderRadius: '10px 10px 0 0', backgroundColor: look.sunken },
  },
  head: {
    position: 'sticky',
    top: HEADS,
    zIndex: 2,
    margin: 0,
    padding: '4px 0',
    font: 'inherit',
    backgroundColor: look.page,
    borderRadius: '8px',
  },
  target: { boxShadow: `inset 0 0 0 2px ${look.brand3}` },
  toggle: {
    position: 'sticky',
    left: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    padding: '0 10px 0 6px',
    boxSizing: 'border-box',
    border: 'none',
    borderRadius: '8px',
    backgroundColor: 'transparent',
    color: look.ink,
    font: 'inherit',
    textAlign: 'left',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  },
  pressable: { cursor: 'pointer', ':hover': { backgroundColor: look.sunken } },
  name: { fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  sums: { fontSize: '13px', color: look.ink2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  column: {
    position: 'relative',
    minWidth: 0,
    minHeight: '72px',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '10px',
    borderRadius: '0 0 10px 10px',
    backgroundColor: look.sunken,
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
  free: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  freeToggle: { color: look.ink2 },
  chooser: { flexShrink: 0, marginBottom: '8px' },
})
