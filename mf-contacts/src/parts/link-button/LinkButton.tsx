import { Button, type ButtonProps } from '@fluentui/react-components'
import type { MouseEvent, ReactElement } from 'react'
import { useHref, useNavigate } from 'react-router'

export type LinkButtonProps = Pick<ButtonProps, 'appearance' | 'aria-label' | 'children' | 'size'> & {
  to: string
  icon?: ReactElement
}

/** A link that looks like a button. */
export function LinkButton({ to, icon, ...props }: LinkButtonProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const go = (event: MouseEvent) => {
    // The browser opens it in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(to)
  }
  return <Button as="a" href={href} onClick={go} {...(icon && { icon })} {...props} />
}
