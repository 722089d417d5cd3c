import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

/**
 * For a card with a link, as `linkOfCard`, below all of it. The face lets the pointer through except for its own
 * buttons: above the link, each date would need a layer of its own in every frame while scrolling.
 */
export const cardOverLink = { position: 'relative', zIndex: 0 } as const

export const linkOfCard = {
  pointerEvents: 'auto',
  color: 'inherit',
  textDecorationLine: 'none',
  // WCAG 2.5.8: a line of text is lower than a target, and a date is close below.
  paddingTop: '10px',
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: -1, borderRadius: '8px' },
  ':focus-visible': { outlineStyle: 'none' },
  ':focus-visible::after': { outline: `2px solid ${look.brand3}`, outlineOffset: '-1px' },
} as const

export const useDealFaceStyles = makeStyles({
  title: {
    pointerEvents: 'none',
    paddingRight: '44px',
    fontSize: '14px',
    lineHeight: '19px',
    fontWeight: 600,
    color: look.ink,
  },
  facts: {
    pointerEvents: 'none',
    // Cuts off the dot at the start of a line of facts.
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // Room for a button, which is higher than the line.
    padding: '3px 0',
    marginTop: '-2px',
    marginBottom: '5px',
    [media.phone]: { padding: '4px 0 22px', marginTop: '-3px', marginBottom: '-14px' },
    fontSize: '13px',
    lineHeight: '18px',
    color: look.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  /** Followed by another line of facts. */
  followed: { marginBottom: '-3px', [media.phone]: { marginBottom: '-22px' } },
  closing: { [media.phone]: { padding: '4px 4px 22px', margin: '-4px -4px -22px' } },
  next: {
    pointerEvents: 'none',
    display: 'flex',
    gap: '8px',
    justifyContent: 'space-between',
    marginBottom: '7px',
    fontSize: '12px',
    lineHeight: '18px',
    color: look.ink,
  },
  // Wrapped instead of cut off: all of it is readable, and clipping costs time in each frame while scrolling.
  nextTitle: { minWidth: 0, overflowWrap: 'anywhere' },
  // On a phone as high as a finger.
  nextDay: {
    [media.phone]: { position: 'relative', padding: '9px 4px 17px', margin: '-9px -4px -17px', textAlign: 'right' },
  },
  quiet: { color: look.ink3 },
  foot: {
    pointerEvents: 'none',
    // For its tooltip.
    '& [role=img][title]': { pointerEvents: 'auto' },
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginTop: '7px',
    fontSize: '12px',
    lineHeight: '18px',
    color: look.ink2,
  },
  count: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  end: { display: 'flex', alignItems: 'center', gap: '6px', marginLeft: 'auto' },
})
