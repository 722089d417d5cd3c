import { makeStyles, mergeClasses, useThemeClassName } from '@fluentui/react-components'
import { useLayoutEffect, useState } from 'react'

const useStyles = makeStyles({
  /** Over dialogs, which Fluent UI puts at 1,000,000. */
  host: { position: 'absolute', top: 0, insetInline: 0, zIndex: 1_000_001 },
})

/**
 * Where toasts are: beside the app, and never hidden. A dialog hides everything around it from screen readers, but what it
 * did can be undone while it's open.
 */
export function useToastHost(): HTMLElement {
  const styles = useStyles()
  const className = mergeClasses(useThemeClassName(), styles.host)
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    host.className = className
    // As `useDangerousNeverHidden_unstable` of Fluent UI, which works for children of the body only.
    host.dataset['tabsterNeverHide'] = ''
    document.body.append(host)
    return () => host.remove()
  }, [host, className])
  return host
}
