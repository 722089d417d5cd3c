import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { cardOverLink, linkOfCard } from '#pages/workspaces/cards/DealFace.styles.ts'

export const useBoardCardStyles = makeStyles({
  card: {
    ...cardOverLink,
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
  link: {
    ...linkOfCard,
    overflowWrap: 'anywhere',
    // A long press drags; iOS would preview the link instead.
    WebkitTouchCallout: 'none',
  },
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
  /** Cards do not move while selecting. */
  without: { display: 'none' },
  select: { position: 'absolute', top: '8px', right: '10px' },
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
})
