import { useEffect } from 'react'

/** Throws in an effect. */
export function EffectPage() {
  useEffect(() => {
    throw new Error('thrown in an effect')
  }, [])
  return <h1>Effect</h1>
}
