import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useRiskBadgeStyles = makeStyles({
  badge: { paddingInline: '8px', marginLeft: '-8px', fontSize: '13px', minWidth: 0, color: look.ink },
  late: { color: look.danger, '& .fui-Button__icon': { color: look.danger } },
  surface: { maxWidth: '320px' },
  causes: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '6px' },
  cause: {
    appearance: 'none',
    border: 'none',
    background: 'none',
    padding: '2px 0',
    font: 'inherit',
    color: look.ink,
    textAlign: 'left',
    textDecorationLine: 'underline',
    cursor: 'pointer',
    minHeight: '24px',
    [media.phone]: { minHeight: '44px' },
  },
})
