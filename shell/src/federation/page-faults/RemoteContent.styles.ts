import { makeStyles } from '@fluentui/react-components'

export const useRemoteContentStyles = makeStyles({
  /** A place to look at, which takes no part in the layout. */
  content: { display: 'contents' },
})
