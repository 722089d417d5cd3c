import { makeStyles } from '@fluentui/react-components'
import { optionList } from './ranges/RadioFilter.styles.ts'

export const useFilterEditorStyles = makeStyles({
  choices: optionList,
  fieldset: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '4px', fontWeight: 600 },
  words: { display: 'flex', alignItems: 'flex-end', gap: '8px' },
})
