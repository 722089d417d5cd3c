import type { ReactNode } from 'react'
import { useHintStyles } from './Hint.styles.ts'

/** A quiet line of help under or beside something. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={useHintStyles().hint}>{children}</p>
}
