import { useEffect } from 'react'
import { ApiError } from 'remote-kit/api-client'
import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'

/** The contact that the one asked for was merged into; null for any other error. */
export function mergedInto(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 410) return null
  const { problem } = error
  return 'merged_into' in problem && typeof problem.merged_into === 'string' ? problem.merged_into : null
}

/** Goes on to the contact that this one was merged into. */
export function FollowMerged({ into }: { into: string }) {
  const [, setParams] = useSearchParams()
  useEffect(() => {
    setParams((current) => paramsWith(current, { contact: into }), { replace: true })
  }, [into, setParams])
  return null
}
