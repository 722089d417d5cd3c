import { makeStyles } from '@fluentui/react-components'
import { fieldPair } from 'ui-kit/field-pair'
import { look } from 'ui-kit/look'

export const usePartPanelStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBlock: '4px 16px' },
  pair: fieldPair,
  group: {
    border: `1px solid ${look.line}`,
    borderRadius: '8px',
    margin: 0,
    padding: '4px 8px',
    minWidth: 0,
    maxHeight: '220px',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
  },
  legend: { padding: '0 4px', fontWeight: 600 },
})
