import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useColumnCardsStyles = makeStyles({
  chunk: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    flexShrink: 0,
    // When another card moves it up or down, its painting is reused. Its shadows are outside of it.
    contain: 'content',
    overflowClipMargin: '20px',
  },
  more: {
    flexShrink: 0,
    minHeight: '36px',
    fontSize: '12px',
    lineHeight: '36px',
    color: look.ink3,
    textAlign: 'center',
  },
})
