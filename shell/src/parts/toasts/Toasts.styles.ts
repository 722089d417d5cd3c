import { makeStyles } from '@fluentui/react-components'

export const useToastsStyles = makeStyles({
  /** Over dialogs, which Fluent UI puts at 1,000,000. */
  place: {
    position: 'absolute',
    top: 0,
    insetInline: 0,
    zIndex: 1_000_001,
    // Over a bar that floats at the bottom too, whose buttons would be covered until the toast is gone.
    ':global(body:has([data-floating-bar]))': { '& .fui-Toaster': { marginBottom: '60px' } },
  },
})
