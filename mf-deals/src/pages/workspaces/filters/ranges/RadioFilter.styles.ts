import { makeStyles } from '@fluentui/react-components'

/** A list of options, which scrolls where it's long. */
export const optionList = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '320px',
  overflowY: 'auto',
  margin: '0 -8px',
  // A value takes the line, so that the counts stand below each other.
  '& > *': { alignItems: 'center' },
  '& > .fui-Checkbox': { maxWidth: 'none' },
  '& label': { display: 'flex', flexGrow: 1, alignItems: 'center' },
} as const

export const useRadioFilterStyles = makeStyles({ choices: optionList })
