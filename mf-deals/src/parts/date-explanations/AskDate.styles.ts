import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useAskDateStyles = makeStyles({
  day: {
    appearance: 'none',
    // Clickable even on a card that lets the pointer through to its link.
    pointerEvents: 'auto',
    // WCAG 2.5.8: a target of 24px in a line of 18, without making the line higher.
    padding: '3px 4px',
    margin: '-3px -4px',
    minWidth: '24px',
    // Beside a long title, the title wraps.
    flexShrink: 0,
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    textAlign: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline', textDecorationStyle: 'dotted', textUnderlineOffset: '3px' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-1px' },
    [media.phone]: { minWidth: '44px' },
  },
})
