import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useInboxButtonStyles = makeStyles({
  button: { position: 'relative' },
  count: {
    position: 'absolute',
    top: '1px',
    right: '0',
    minWidth: '16px',
    height: '16px',
    padding: '0 4px',
    boxSizing: 'border-box',
    borderRadius: '8px',
    backgroundColor: look.danger,
    color: look.surface,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 600,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})
