import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The time in ms, renewed every half a minute, for clocks that run on the page. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
