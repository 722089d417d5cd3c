import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useDangerButtonStyles } from './DangerButton.styles.ts'

export interface DangerButtonProps {
  disabledFocusable?: boolean
  onClick: () => void
  children: ReactNode
}

/** The answer that takes something away: red, as no other button is. */
export function DangerButton(props: DangerButtonProps) {
  const styles = useDangerButtonStyles()
  // While it is off it wears Fluent's own grey.
  return <Button appearance="primary" className={props.disabledFocusable ? undefined : styles.danger} {...props} />
}
