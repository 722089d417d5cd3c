import type { ReactNode } from 'react'
import { CallListButton } from '#parts/call-queue/CallListButton.tsx'
import { ColumnsButton } from '#parts/contact-columns/ColumnsButton.tsx'
import type { ContactSearch } from '#parts/contact-search/contact-search.ts'
import { StartPlanButton } from '#parts/plans/StartPlanButton.tsx'
import { copy } from './copy.ts'
import { SmartListHead } from './SmartListHead.tsx'
import { SmartListNav } from './SmartListNav.tsx'
import { useSmartListFrameStyles } from './SmartListFrame.styles.ts'
import { useCurrentList } from './use-current-list.ts'

export interface SmartListFrameProps {
  search: ContactSearch
  /** How many contacts match, or null while that is counted. */
  total: number | null
  /** The filters and the contacts. */
  children: ReactNode
}

/** The smart lists beside the contacts of the one that is chosen; above them in a narrow window. */
export function SmartListFrame({ search, total, children }: SmartListFrameProps) {
  const styles = useSmartListFrameStyles()
  const control = useCurrentList(search)
  const name = control.current?.name ?? copy.all
  // A new account sees no empty line.
  const hasHead = total !== 0 || control.current !== null || search.isNarrowed
  return (
    <div className={styles.frame}>
      <SmartListNav control={control} />
      <div className={styles.main}>
        {hasHead && (
          <SmartListHead
            search={search}
            control={control}
            actions={
              total !== 0 && (
                <>
                  <ColumnsButton />
                  <StartPlanButton filters={search.asked} />
                  <CallListButton name={name} query={search.query} />
                </>
              )
            }
          />
        )}
        {children}
      </div>
    </div>
  )
}
