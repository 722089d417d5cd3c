import { makeStyles } from '@fluentui/react-components'

// Every action has a button where they fit beside the count; elsewhere they are in one menu.
const NARROW = '@media (max-width: 1099px)'

export const useSelectionBarStyles = makeStyles({
  wide: { minWidth: 'auto', [NARROW]: { display: 'none' } },
  narrow: { display: 'none', [NARROW]: { display: 'inline-flex' } },
})
