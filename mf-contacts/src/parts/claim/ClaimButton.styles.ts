import { makeStyles } from '@fluentui/react-components'

export const useClaimButtonStyles = makeStyles({
  /** Above the link that covers its row or card. */
  button: { position: 'relative' },
})
