import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useSelectionToolbarStyles = makeStyles({
  bar: {
    position: 'fixed',
    zIndex: 20,
    bottom: '20px',
    left: '50%',
    transform: 'translateX(-50%)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    width: 'max-content',
    maxWidth: 'calc(100vw - 32px)',
    boxSizing: 'border-box',
    padding: '8px 8px 8px 16px',
    borderRadius: '12px',
    backgroundColor: look.surface,
    boxShadow: look.shadow2,
    border: `1px solid ${look.line2}`,
    // Above the navigation bar.
    [media.phone]: { bottom: '76px', width: 'calc(100vw - 32px)', padding: '8px' },
  },
  count: {
    marginRight: '8px',
    fontWeight: 600,
    color: look.ink,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [media.phone]: { flex: '1 1 0', marginRight: 0, paddingLeft: '8px', whiteSpace: 'normal' },
  },
  // On a phone a line of its own, below the count and the close button.
  actions: {
    display: 'flex',
    gap: '8px',
    [media.phone]: {
      order: 1,
      flexBasis: '100%',
      // As wide as its words, with no icon, so that three fit; a fourth takes a second line.
      flexWrap: 'wrap',
      '& > *': { flexGrow: 1, minWidth: 0, paddingInline: '8px' },
      '& .fui-Button__icon': { display: 'none' },
    },
  },
})
