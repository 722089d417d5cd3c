/** What the shell's server tells operators. It's no part of the API: the API knows nothing of releases. */
import { useQuery } from '@tanstack/react-query'
import { isFigures } from 'remote-kit/figures'
import { isPlatform } from 'remote-kit/platform'
import { copy } from './copy.ts'

/** The registries follow each other within a second; someone who has just released looks at this page. */
const PLATFORM_EVERY_MS = 10_000
const FIGURES_EVERY_MS = 30_000

/** The platform, read again every ten seconds while the page is open. */
export const usePlatform = () =>
  useQuery({
    queryKey: ['console', 'platform'],
    queryFn: ({ signal }) => read('/console/platform.json', isPlatform, signal),
    refetchInterval: PLATFORM_EVERY_MS,
    meta: { silent: true },
  })

/** What pages have reported in the last day, to this environment. */
export const useFigures = () =>
  useQuery({
    queryKey: ['console', 'figures'],
    queryFn: ({ signal }) => read('/console/figures.json', isFigures, signal),
    refetchInterval: FIGURES_EVERY_MS,
    meta: { silent: true },
  })

async function read<Data>(path: string, isData: (value: unknown) => value is Data, signal: AbortSignal): Promise<Data> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(copy.answered(path, answer.status))
  const value: unknown = await answer.json()
  if (!isData(value)) throw new Error(copy.unreadable(path))
  return value
}
