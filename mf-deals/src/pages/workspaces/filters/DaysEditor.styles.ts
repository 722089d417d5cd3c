import { makeStyles } from '@fluentui/react-components'

export const useDaysEditorStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column', margin: '0 -8px' },
  days: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: '8px' },
})
