import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useAskedFromStyles = makeStyles({
  link: { ...thumbLink, color: look.brand, textDecorationLine: 'underline', textUnderlineOffset: '2px' },
})
