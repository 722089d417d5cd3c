import { useEffect, useState } from 'react'

/** Renders again after each time that it is shown. */
export function EffectLoopPage() {
  const [times, setTimes] = useState(0)
  useEffect(() => setTimes(times + 1), [times])
  return <h1>Effect loop</h1>
}
