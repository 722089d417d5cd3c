import { makeStyles } from '@fluentui/react-components'

export const useFilterPopoverStyles = makeStyles({
  surface: { width: '280px', maxWidth: 'calc(100vw - 32px)', padding: '12px' },
})
