import { makeStyles } from '@fluentui/react-components'

export const useFormProblemStyles = makeStyles({
  // An email address or a file name in the message may be wider than the form.
  body: { minWidth: 0, overflowWrap: 'anywhere' },
})
