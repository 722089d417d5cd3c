import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

/** The links below a form. */
export const useAuthLinkStyles = makeStyles({
  below: {
    marginTop: '10px',
    color: look.ink2,
    [media.phone]: { marginTop: '26px' },
    ':first-of-type': { marginTop: '22px' },
  },
  link: {
    color: look.brand2,
    fontWeight: 600,
    textDecorationLine: 'underline',
    textUnderlineOffset: '2px',
    ...thumbLink,
  },
})
