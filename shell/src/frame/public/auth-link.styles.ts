import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

/** The links below a form. */
export const useAuthLinkStyles = makeStyles({
  below: { marginTop: '10px', color: look.ink2, ':first-of-type': { marginTop: '22px' } },
  link: { color: look.brand2, fontWeight: 600, textDecorationLine: 'underline', textUnderlineOffset: '2px' },
})
