import { makeStyles } from '@fluentui/react-components'
import { fieldPair } from 'ui-kit/field-pair'
import { look } from 'ui-kit/look'

export const usePlanEditorStyles = makeStyles({
  pair: fieldPair,
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: '0 0 4px', fontWeight: 600 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'end',
    '> *': { minWidth: 0 },
    gap: '8px',
    margin: '0 0 8px',
  },
  // Fluent's inputs are twenty characters wide by default.
  input: { minWidth: 0, width: '100%' },
  standing: { display: 'grid', gap: '6px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  deal: { padding: '6px 0', borderTop: `1px solid ${look.line}`, fontVariantNumeric: 'tabular-nums' },
})
