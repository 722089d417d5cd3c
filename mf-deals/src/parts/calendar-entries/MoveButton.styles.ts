import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useMoveButtonStyles = makeStyles({
  button: { minWidth: '32px', flexShrink: 0 },
  overlay: {
    position: 'absolute',
    top: 0,
    right: 0,
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    padding: 0,
    border: 'none',
    borderRadius: '4px',
    // Hidden by color: opacity would give each a layer of its own.
    backgroundColor: 'transparent',
    color: 'transparent',
    cursor: 'pointer',
    [media.phone]: { width: '44px', height: '44px' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  },
})
