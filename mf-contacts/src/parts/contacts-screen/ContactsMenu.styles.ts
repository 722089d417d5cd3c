import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useContactsMenuStyles = makeStyles({
  /** Only its icon where the page's title and buttons would need a second line. */
  button: { [media.tight]: { minWidth: '32px', paddingInline: '5px', '& .fui-Button__icon': { marginRight: 0 } } },
  label: { [media.tight]: { display: 'none' } },
})
