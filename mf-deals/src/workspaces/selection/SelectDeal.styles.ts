import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

export const useSelectDealStyles = makeStyles({
  /** Above the link that covers a card or a row, and large enough for a finger (WCAG 2.5.8). */
  target: {
    position: 'relative',
    zIndex: 1,
    display: 'inline-grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    margin: '-4px',
    cursor: 'pointer',
  },
  box: { width: '16px', height: '16px', margin: 0, accentColor: look.brand, cursor: 'pointer' },
})
