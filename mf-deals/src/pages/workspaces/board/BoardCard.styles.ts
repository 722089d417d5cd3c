import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'
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
    // Without a transition: a scroll would begin and paint one for every card that passes under the pointer.
    ':hover': { boxShadow: look.shadow2 },
    // An icon that clips nothing: each clip is one more piece to put together in every frame of a scroll.
    '& svg': { overflow: 'visible' },
    ':hover [data-card-tools]': { color: look.ink3 },
    ':focus-within [data-card-tools]': { color: look.ink3 },
  },
  /** Where a card was while it is dragged. */
  away: { opacity: 0.4 },
  carried: { boxShadow: look.shadowLift, ':hover': { boxShadow: look.shadowLift } },
  link: {
    ...linkOfCard,
    overflowWrap: 'anywhere',
    // A long press drags; iOS would open the link's preview.
    WebkitTouchCallout: 'none',
  },
  tools: {
    position: 'absolute',
    top: '6px',
    right: '6px',
    display: 'flex',
    gap: '2px',
    // Out of sight by colour: opacity would make a layer of its own of the tools of every card, in every frame of a scroll.
    color: 'transparent',
    '@media (hover: none)': { color: look.ink3 },
  },
  /** Whoever selects does not move. */
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
    ':hover': { backgroundColor: look.sunken, color: look.ink },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  },
  handle: { cursor: 'grab', '@media (hover: none)': { display: 'none' } },
})
