import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useDangerButtonStyles } from './DangerButton.styles.ts'

export interface DangerButtonProps {
  disabledFocusable?: boolean
  onClick: () => void
  children: ReactNode
}

/** A red button for destructive actions. */
export function DangerButton(props: DangerButtonProps) {
  const styles = useDangerButtonStyles()
  // Disabled, it has Fluent's own gray.
  return <Button appearance="primary" className={props.disabledFocusable ? undefined : styles.danger} {...props} />
}
