import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { look } from '#theme/theme.ts'

const useStyles = makeStyles({
  hint: { fontSize: '12px', lineHeight: '18px', color: look.ink3 },
})

/** A quiet line of help under or beside something. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={useStyles().hint}>{children}</p>
}
