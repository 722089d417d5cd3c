import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useNextStepsStyles = makeStyles({
  all: { padding: '2px 0', fontSize: '13px', color: look.brand2, ...thumbLink },
})
