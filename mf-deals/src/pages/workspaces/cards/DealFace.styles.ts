import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

/**
 * For a card whose link, as `linkOfCard`, lies under all of it. The face lets the pointer through, save for what is pressed for
 * itself: above the link, each date would be a layer more to put together in every frame of a scroll.
 */
export const cardOverLink = { position: 'relative', zIndex: 0 } as const

export const linkOfCard = {
  pointerEvents: 'auto',
  color: 'inherit',
  textDecorationLine: 'none',
  // WCAG 2.5.8: a line of text is lower than a target, and a date stands close below.
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
    // Cuts off the dot that a line of facts begins with.
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // Room for what is pressed in it, which is higher than the line.
    padding: '3px 0',
    marginTop: '-2px',
    marginBottom: '5px',
    [media.phone]: { padding: '4px 0 10px', marginTop: '-3px', marginBottom: '-2px' },
    fontSize: '13px',
    lineHeight: '18px',
    color: look.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  /** Another line of facts comes below. */
  followed: { marginBottom: '-3px', [media.phone]: { marginBottom: '-10px' } },
  closing: { [media.phone]: { padding: '4px 4px 10px', margin: '-4px -4px -10px' } },
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
  // Wrapped, not cut off: all of it is read, and a clip costs each frame of a scroll.
  nextTitle: { minWidth: 0, overflowWrap: 'anywhere' },
  // On a phone as high as a finger: down to what is below the bar.
  nextDay: { [media.phone]: { padding: '4px 4px 22px', margin: '-4px -4px -22px', textAlign: 'right' } },
  quiet: { color: look.ink3 },
  foot: {
    pointerEvents: 'none',
    // Its tooltip.
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
