import type { ReactNode } from 'react'
import { useHintStyles } from './Hint.styles.ts'

/** A line of secondary help text. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={useHintStyles().hint}>{children}</p>
}
