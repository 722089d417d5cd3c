import { makeStyles } from '@fluentui/react-components'

export const useDatesPanelStyles = makeStyles({
  // The date takes what the mark leaves: as narrow as its text, it would break in two.
  date: { display: 'flex', alignItems: 'center', gap: '4px', '& > :first-child': { flexGrow: 1, minWidth: 0 } },
  add: { marginTop: '14px', maxWidth: '240px' },
  hint: { marginTop: '10px' },
})
