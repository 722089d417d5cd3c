import { Activity, type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * Part of a dialog or panel that is shown once the rest of it is painted. Meanwhile it's there, hidden, and nothing of it
 * can be used. If the dialog is rendered ahead, so is the part.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => startTransition(() => setIsPainted(true)), [])
  return <Activity mode={isPainted ? 'visible' : 'hidden'}>{children}</Activity>
}
