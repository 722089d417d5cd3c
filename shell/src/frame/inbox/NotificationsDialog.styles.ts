import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useNotificationsDialogStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'left',
    '& tbody tr': { borderTop: `1px solid ${look.line}` },
    '& thead th': { fontSize: '13px', lineHeight: '18px', fontWeight: 600, color: look.ink2, padding: '4px 0' },
  },
  kind: { fontWeight: 400 },
  way: { width: '64px', textAlign: 'center' },
})
