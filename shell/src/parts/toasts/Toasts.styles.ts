import { makeStyles } from '@fluentui/react-components'

export const useToastsStyles = makeStyles({
  /** Over dialogs, which Fluent UI puts at 1,000,000. */
  place: {
    position: 'absolute',
    top: 0,
    insetInline: 0,
    zIndex: 1_000_001,
    // Over bars that float at the bottom too, whose buttons would be covered until the toast is gone.
    ':global(body:has([data-floating-bar]))': { '& .fui-Toaster': { marginBottom: '60px' } },
    ':global(body:has([data-floating-bar="update"]):has([data-floating-bar="selection"]))': {
      '& .fui-Toaster': { marginBottom: '124px' },
    },
  },
})
