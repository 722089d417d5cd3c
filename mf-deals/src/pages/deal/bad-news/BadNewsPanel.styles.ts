import { makeStyles } from '@fluentui/react-components'

export const useBadNewsStyles = makeStyles({
  // As far from the view below as its panels are from each other.
  place: { marginBottom: '16px' },
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
