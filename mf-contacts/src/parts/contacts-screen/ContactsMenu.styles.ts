import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useContactsMenuStyles = makeStyles({
  title: { display: 'block' },
  extent: { display: 'block', color: look.ink2, fontSize: '12px', lineHeight: '16px' },
})
