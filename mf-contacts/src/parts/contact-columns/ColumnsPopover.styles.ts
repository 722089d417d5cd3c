import { makeStyles } from '@fluentui/react-components'

export const useColumnsPopoverStyles = makeStyles({
  surface: {
    width: '300px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    boxSizing: 'border-box',
    padding: '12px',
  },
})
