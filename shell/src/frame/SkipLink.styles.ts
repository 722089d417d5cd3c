import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useSkipLinkStyles = makeStyles({
  link: {
    position: 'fixed',
    top: '8px',
    left: '8px',
    zIndex: 1000,
    padding: '8px 14px',
    borderRadius: '6px',
    backgroundColor: look.surface,
    color: look.ink,
    boxShadow: look.shadow2,
    transform: 'translateY(-200%)',
    ':focus': { transform: 'none' },
    [media.print]: { display: 'none' },
  },
})
