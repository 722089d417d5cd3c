import { makeStyles } from '@fluentui/react-components'
import { thumbLink } from 'ui-kit/touch'

export const useApiReferenceLinkStyles = makeStyles({
  link: { ...thumbLink, alignSelf: 'start', whiteSpace: 'nowrap' },
})
