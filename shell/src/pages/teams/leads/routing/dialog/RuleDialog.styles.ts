import { makeStyles } from '@fluentui/react-components'
import { fieldPair } from 'ui-kit/field-pair'
import { look } from 'ui-kit/look'

export const useRuleDialogStyles = makeStyles({
  group: { display: 'grid', gap: '12px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: '8px 0 4px', fontSize: '14px', fontWeight: 600, color: look.ink },
  pair: fieldPair,
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '4px',
    '& > *': { minWidth: 0, paddingInline: '2px' },
  },
})
