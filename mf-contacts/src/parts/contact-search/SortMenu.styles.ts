import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useSortMenuStyles = makeStyles({
  button: { marginLeft: 'auto', color: look.ink2, fontWeight: 400 },
})
