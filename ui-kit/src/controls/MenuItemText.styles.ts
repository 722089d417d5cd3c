import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useMenuItemTextStyles = makeStyles({
  title: { display: 'block' },
  hint: { display: 'block', color: look.ink2, fontSize: '12px', lineHeight: '16px' },
})
