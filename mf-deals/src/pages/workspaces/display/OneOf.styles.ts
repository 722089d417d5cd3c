import { makeStyles } from '@fluentui/react-components'

export const useOneOfStyles = makeStyles({
  choices: { display: 'grid', gridTemplateColumns: '1fr 1fr', margin: '0 -8px' },
})
