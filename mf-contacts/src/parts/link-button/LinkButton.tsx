import { Button, type ButtonProps } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

export type LinkButtonProps = Pick<ButtonProps, 'appearance' | 'children'> & {
  to: string
  icon?: ReactElement
}

/** A link that looks like a button. */
export function LinkButton({ to, icon, ...props }: LinkButtonProps) {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(to)
  return <Button as="a" href={href} onClick={go} {...(icon && { icon })} {...props} />
}
