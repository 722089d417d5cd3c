import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useFactLinkStyles = makeStyles({
  link: { ...thumbLink, color: look.brand, fontWeight: 500 },
})
