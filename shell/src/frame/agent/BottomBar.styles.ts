import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useBottomBarStyles = makeStyles({
  bar: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 20,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    height: 'calc(56px + env(safe-area-inset-bottom))',
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: look.surface,
    borderTop: `1px solid ${look.line}`,
    [media.print]: { display: 'none' },
  },
  item: {
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
    color: look.ink2,
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-3px', borderRadius: '8px' },
  },
  active: { color: look.brand, fontWeight: 600, boxShadow: `inset 0 2px 0 ${look.brand3}` },
})
