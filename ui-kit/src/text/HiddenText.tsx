import type { ReactNode } from 'react'
import { useHiddenTextStyles } from './HiddenText.styles.ts'

/** Text for screen readers only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={useHiddenTextStyles().hidden}>{children}</span>
}
