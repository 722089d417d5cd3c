import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useSelectBoxStyles = makeStyles({
  /** Above the link that covers a card or row, and large enough for a finger (WCAG 2.5.8). */
  target: {
    position: 'relative',
    zIndex: 1,
    display: 'inline-grid',
    flexShrink: 0,
    placeItems: 'center',
    width: '28px',
    height: '28px',
    margin: '-4px',
    cursor: 'pointer',
    [media.phone]: { width: '44px', height: '44px', margin: '-12px' },
  },
  // A native check box, because there may be hundreds, with the look of Fluent's.
  box: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    margin: 0,
    border: `1px solid ${look.ink3}`,
    borderRadius: '4px',
    backgroundColor: look.surface,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
    ':checked': { backgroundColor: look.brand, border: `1px solid ${look.brand}` },
    ':indeterminate': { backgroundColor: look.brand, border: `1px solid ${look.brand}` },
    ':checked::before': {
      content: '""',
      width: '8px',
      height: '4px',
      marginTop: '-3px',
      borderLeft: `2px solid ${look.surface}`,
      borderBottom: `2px solid ${look.surface}`,
      transform: 'rotate(-45deg)',
    },
    ':indeterminate::before': { content: '""', width: '8px', height: '2px', backgroundColor: look.surface },
    // In forced colors it would look empty whether checked or not.
    [media.forcedColors]: { appearance: 'auto', '::before': { display: 'none' } },
  },
})
