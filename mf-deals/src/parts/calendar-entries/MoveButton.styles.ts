import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useMoveButtonStyles = makeStyles({
  button: { minWidth: '32px', flexShrink: 0 },
  overlay: {
    position: 'absolute',
    top: 0,
    right: 0,
    minWidth: '24px',
    width: '24px',
    height: '24px',
    padding: 0,
    backgroundColor: look.surface,
    color: look.ink,
    boxShadow: look.shadow1,
  },
})
