import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useLogoStyles = makeStyles({
  logo: {
    fontFamily: look.fontDisplay,
    fontSize: '19px',
    lineHeight: '24px',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    color: '#fff',
  },
  tracker: { color: look.lime },
})
