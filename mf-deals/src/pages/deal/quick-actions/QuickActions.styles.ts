import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useQuickActionsStyles = makeStyles({
  // Above the bar with the pages, which is 56 high.
  bar: {
    position: 'fixed',
    insetInline: 0,
    bottom: 'calc(56px + env(safe-area-inset-bottom))',
    zIndex: 15,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    height: '56px',
    backgroundColor: look.surface,
    borderTop: `1px solid ${look.line}`,
    boxShadow: '0 -4px 16px rgb(0 0 0 / 8%)',
    [media.print]: { display: 'none' },
  },
  // The end of the page can be scrolled above the bar.
  room: { height: '56px', flexShrink: 0, [media.print]: { display: 'none' } },
  action: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    minWidth: 0,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    font: 'inherit',
    fontSize: '11px',
    lineHeight: '14px',
    fontWeight: 500,
    color: look.brand2,
    textDecorationLine: 'none',
    cursor: 'pointer',
    '& svg': { fontSize: '20px' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-3px', borderRadius: '12px' },
  },
  person: { minHeight: '44px', alignItems: 'center' },
})
