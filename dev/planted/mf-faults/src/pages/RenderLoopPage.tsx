import { useState } from 'react'

/** Renders again whenever it renders. */
export function RenderLoopPage() {
  const [times, setTimes] = useState(0)
  setTimes(times + 1)
  return <h1>Render loop</h1>
}
