import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useRuleDialogStyles = makeStyles({
  group: { display: 'grid', gap: '12px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: '8px 0 4px', fontSize: '14px', fontWeight: 600, color: look.ink },
  pair: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  days: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
})
