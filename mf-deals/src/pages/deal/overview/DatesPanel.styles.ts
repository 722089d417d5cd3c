import { makeStyles } from '@fluentui/react-components'

export const useDatesPanelStyles = makeStyles({
  // The date takes the width that is left, or it would wrap.
  date: { display: 'flex', alignItems: 'center', gap: '4px', '& > :first-child': { flexGrow: 1, minWidth: 0 } },
  add: { marginTop: '14px', maxWidth: '240px' },
  hint: { marginTop: '10px' },
})
