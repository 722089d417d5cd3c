import { makeStyles } from '@fluentui/react-components'

export const useWhyPopoverStyles = makeStyles({
  surface: { width: '320px', maxWidth: 'calc(100vw - 48px)', boxSizing: 'border-box' },
})
