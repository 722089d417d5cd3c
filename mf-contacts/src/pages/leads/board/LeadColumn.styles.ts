import { makeStyles } from '@fluentui/react-components'
import { boardColumn, columnCount } from 'remote-kit/board/styles'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useLeadColumnStyles = makeStyles({
  column: {
    ...boardColumn.column,
    minWidth: '264px',
    flex: '1 1 264px',
    [media.phone]: { flex: '0 0 100%', minWidth: '100%' },
  },
  target: { boxShadow: `inset 0 0 0 2px ${look.brand3}` },
  head: { ...boardColumn.head, margin: 0 },
  dot: { ...boardColumn.dot, [media.forcedColors]: { outline: '1px solid' } },
  count: columnCount,
  fold: { marginLeft: 'auto' },
  cards: { ...boardColumn.cards, '& > *': { flexShrink: 0 } },
  empty: { ...boardColumn.empty, margin: 0 },
  folded: {
    flex: '0 0 44px',
    display: 'flex',
    minHeight: 0,
    borderRadius: '10px',
    backgroundColor: look.sunken,
  },
  unfold: {
    appearance: 'none',
    flexGrow: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: '8px',
    padding: '12px 0',
    border: 'none',
    borderRadius: '10px',
    backgroundColor: 'transparent',
    writingMode: 'vertical-rl',
    fontFamily: 'inherit',
    fontSize: '13px',
    fontWeight: 600,
    color: look.ink2,
    cursor: 'pointer',
    ':hover': { backgroundColor: look.line, color: look.ink },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  },
})
