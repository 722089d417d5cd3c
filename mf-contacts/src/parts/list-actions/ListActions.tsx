import { CallListButton } from '#parts/call-queue/start/CallListButton.tsx'
import { ColumnsButton } from '#parts/contact-columns/ColumnsButton.tsx'
import type { ContactSearch } from '#parts/contact-search/contact-search.ts'
import { StartPlanButton } from './StartPlanButton.tsx'

export interface ListActionsProps {
  search: ContactSearch
  /** What the list is called. */
  name: string
  /** Whether it's a table. A board has no columns to choose. */
  hasColumns: boolean
}

/** What is done with the contacts that are shown. */
export function ListActions({ search, name, hasColumns }: ListActionsProps) {
  return (
    <>
      {hasColumns && <ColumnsButton />}
      <CallListButton name={name} query={search.query} />
      <StartPlanButton filters={search.asked} />
    </>
  )
}
