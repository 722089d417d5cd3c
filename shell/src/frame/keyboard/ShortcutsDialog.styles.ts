import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useShortcutsDialogStyles = makeStyles({
  groups: { display: 'grid', gap: '20px' },
  title: { margin: '0 0 4px', fontSize: '13px', lineHeight: '20px', fontWeight: 600, color: look.ink },
  list: { margin: 0 },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '12px',
    minHeight: '32px',
    borderTop: `1px solid ${look.line}`,
    color: look.ink2,
  },
  keys: { margin: 0, flexShrink: 0 },
})
