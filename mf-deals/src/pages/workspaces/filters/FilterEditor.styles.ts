import { makeStyles } from '@fluentui/react-components'

export const useFilterEditorStyles = makeStyles({
  choices: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '320px',
    overflowY: 'auto',
    margin: '0 -8px',
    // A value takes the line, so that the counts are below each other.
    '& > *': { alignItems: 'center' },
    '& > .fui-Checkbox': { maxWidth: 'none' },
    '& label': { display: 'flex', flexGrow: 1, alignItems: 'center' },
  },
  fieldset: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '4px', fontWeight: 600 },
  words: { display: 'flex', alignItems: 'flex-end', gap: '8px' },
})
