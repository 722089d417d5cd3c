import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useTickGroupStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  label: { padding: 0, marginBottom: '2px', color: look.ink },
  hint: { margin: '2px 0 0', fontSize: '12px', lineHeight: '16px', color: look.ink3 },
})
