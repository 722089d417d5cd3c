import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useContactCardsStyles = makeStyles({
  list: { margin: 0, paddingInline: 0, listStyleType: 'none' },
  // Height plus gap must equal CARD_HEIGHT of ContactCards.
  item: { height: '96px', paddingBottom: '8px' },
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    height: '88px',
    padding: '12px',
    borderRadius: '8px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
  },
  head: { display: 'flex', alignItems: 'flex-start', gap: '12px', fontSize: '13px' },
  name: { flexGrow: 1, minWidth: 0, fontSize: '14px' },
  facts: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  source: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '12px',
    color: look.ink3,
  },
})
