import { useSearchParams } from 'remote-kit/use-search-params'
import { copy } from './copy.ts'

export const layouts = [
  { value: 'board', label: copy.board },
  { value: 'list', label: copy.list },
] as const
export type LeadsLayout = (typeof layouts)[number]['value']

const KEPT = 'leads_layout'

const named = (name: string | null) => layouts.find(({ value }) => value === name)?.value

/** The layout of the address, else the one that was chosen last on this device, else the board. */
export const leadsLayout = (params: URLSearchParams): LeadsLayout =>
  named(params.get('layout')) ?? named(localStorage.getItem(KEPT)) ?? 'board'

/** The layout, and how to choose another one. */
export function useLeadsLayout(): [LeadsLayout, (layout: LeadsLayout) => void] {
  const [params, setParams] = useSearchParams()
  const choose = (next: LeadsLayout) => {
    localStorage.setItem(KEPT, next)
    setParams(
      (current) => new URLSearchParams([...[...current].filter(([name]) => name !== 'layout'), ['layout', next]]),
    )
  }
  return [leadsLayout(params), choose]
}
