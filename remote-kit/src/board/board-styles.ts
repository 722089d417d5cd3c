/** How boards look: style objects for `makeStyles`, to which each board adds its own. */
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

/** The element around the columns. `data-dragging` while a card is dragged. */
export const boardFrame = {
  position: 'relative',
  flexGrow: 1,
  minHeight: '320px',
  gap: '12px',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  marginInline: '-20px',
  paddingInline: '20px',
  paddingBottom: '16px',
  scrollPaddingInline: '20px',
  outlineStyle: 'none',
  '&[data-dragging]': { cursor: 'grabbing' },
  '&[data-dragging] :is(article, a, button)': { cursor: 'grabbing' },
} as const

/** The frame on a phone, where one column fills it. */
export const boardFrameOnPhone = {
  scrollSnapType: 'x mandatory',
  marginInline: '-16px',
  paddingInline: '16px',
  paddingBottom: '12px',
  scrollPaddingInline: '16px',
  scrollbarWidth: 'none',
} as const

/** A column: its head, which a tab above replaces on a phone, and its cards, which scroll below it. */
export const boardColumn = {
  column: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderRadius: '10px',
    backgroundColor: look.sunken,
    scrollSnapAlign: 'start',
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '10px 12px 8px',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 600,
    color: look.ink,
    [media.phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  dot: { width: '8px', height: '8px', flexShrink: 0, borderRadius: '50%' },
  cards: {
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '2px 10px 10px',
    [media.phone]: { paddingTop: '10px' },
    scrollbarWidth: 'thin',
    scrollbarColor: `${look.line2} transparent`,
  },
  empty: { padding: '14px 4px', fontSize: '13px', lineHeight: '18px', color: look.ink3, textAlign: 'center' },
} as const

/** The count in the head of a column. */
export const columnCount = { color: look.ink3, fontWeight: 500, fontVariantNumeric: 'tabular-nums' } as const

/** A card, which lies over its link, with its handle and its "…" button. */
export const boardCard = {
  card: {
    position: 'relative',
    zIndex: 0,
    padding: '11px 12px 10px',
    borderRadius: '8px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
    cursor: 'grab',
    userSelect: 'none',
    [media.forcedColors]: { outline: '1px solid CanvasText' },
    // No transition: while scrolling it would start for every card that passes under the pointer.
    ':hover': { boxShadow: look.shadow2 },
    // An icon without clipping: each clip adds to the work of every frame while scrolling.
    '& svg': { overflow: 'visible' },
    ':hover [data-card-tools]': { color: look.ink3 },
    ':focus-within [data-card-tools]': { color: look.ink3 },
  },
  /** The place of a card while it is dragged. */
  away: { opacity: 0.4 },
  carried: { boxShadow: look.shadowLift, ':hover': { boxShadow: look.shadowLift } },
  tools: {
    position: 'absolute',
    top: '6px',
    right: '6px',
    display: 'flex',
    gap: '2px',
    // Hidden by color: opacity would give the buttons of every card a layer of their own in every frame while
    // scrolling.
    color: 'transparent',
    '@media (hover: none)': { color: look.ink3 },
  },
  tool: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    padding: 0,
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    [media.phone]: { width: '44px', height: '44px', margin: '-6px -6px 0 0' },
    ':hover': { backgroundColor: look.sunken, color: look.ink },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  },
  // By touch a long press on the card drags it.
  handle: { cursor: 'grab', '@media (hover: none)': { display: 'none' }, [media.phone]: { display: 'none' } },
} as const

/** The link of a card, which all of the card opens. A long press drags; iOS would preview the link instead. */
export const boardLink = { overflowWrap: 'anywhere', WebkitTouchCallout: 'none' } as const
