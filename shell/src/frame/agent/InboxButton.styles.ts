import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useInboxButtonStyles = makeStyles({
  // Room for a number of three characters before the picture of the user.
  button: { position: 'relative', overflow: 'visible', marginRight: '8px' },
  count: {
    position: 'absolute',
    // Beside the bell, which stays recognizable.
    bottom: 'calc(50% + 2px)',
    left: 'calc(50% + 2px)',
    minWidth: '16px',
    height: '16px',
    padding: '0 4px',
    boxSizing: 'border-box',
    borderRadius: '8px',
    backgroundColor: look.danger,
    boxShadow: `0 0 0 2px ${look.surface}`,
    color: look.surface,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 600,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})
