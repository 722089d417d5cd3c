import { makeStyles } from '@fluentui/react-components'

export const useDaysEditorStyles = makeStyles({
  days: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: '8px' },
})
