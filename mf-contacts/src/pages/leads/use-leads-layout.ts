import { useAtomValue } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { useSearchParams } from 'remote-kit/use-search-params'
import { copy } from './copy.ts'

export const layouts = [
  { value: 'board', label: copy.board },
  { value: 'list', label: copy.list },
] as const
export type LeadsLayout = (typeof layouts)[number]['value']

const named = (name: string | null) => layouts.find(({ value }) => value === name)?.value

/** The layout of the URL, else the one that the user chose last on this device, else the board. */
export function useLeadsLayout(): [LeadsLayout, (layout: LeadsLayout) => void] {
  const [params, setParams] = useSearchParams()
  const user = useAtomValue(userProfileAtom)?.id ?? ''
  const key = `leads_layout:${user}`
  const layout = named(params.get('layout')) ?? named(localStorage.getItem(key)) ?? 'board'
  const choose = (next: LeadsLayout) => {
    localStorage.setItem(key, next)
    setParams(
      (current) => new URLSearchParams([...[...current].filter(([name]) => name !== 'layout'), ['layout', next]]),
    )
  }
  return [layout, choose]
}
