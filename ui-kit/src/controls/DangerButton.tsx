import { Button, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { look } from '#theme/theme.ts'

const useStyles = makeStyles({
  danger: {
    backgroundColor: look.danger,
    color: look.surface,
    ':hover': { backgroundColor: `color-mix(in srgb, ${look.danger} 85%, ${look.ink})`, color: look.surface },
    ':hover:active': { backgroundColor: `color-mix(in srgb, ${look.danger} 75%, ${look.ink})`, color: look.surface },
  },
})

export interface DangerButtonProps {
  disabledFocusable?: boolean
  onClick: () => void
  children: ReactNode
}

/** The answer that takes something away: red, as no other button is. */
export function DangerButton(props: DangerButtonProps) {
  const styles = useStyles()
  // While it is off it wears Fluent's own grey.
  return <Button appearance="primary" className={props.disabledFocusable ? undefined : styles.danger} {...props} />
}
