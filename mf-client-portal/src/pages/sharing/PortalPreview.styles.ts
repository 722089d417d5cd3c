import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const usePortalPreviewStyles = makeStyles({
  caption: { margin: '0 0 10px', fontSize: '15px', lineHeight: '20px', fontWeight: 600, color: look.ink },
})
