import { Button } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { CallListButton } from '#parts/call-queue/start/CallListButton.tsx'
import { ColumnsButton } from '#parts/contact-columns/ColumnsButton.tsx'
import type { ContactSearch } from '#parts/contact-search/contact-search.ts'
import { copy } from './copy.ts'
import { SmartListHead } from './SmartListHead.tsx'
import { SmartListNav } from './SmartListNav.tsx'
import { useSmartListFrameStyles } from './SmartListFrame.styles.ts'
import { useCurrentList } from './use-current-list.ts'

const StartPlanDialog = lazyPart(async () => (await import('#parts/plans/StartPlanDialog.tsx')).StartPlanDialog)

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
  const [isStarting, setIsStarting] = useState(false)
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
                  <Button onClick={() => setIsStarting(true)}>{copy.startPlan}</Button>
                  <CallListButton name={name} query={search.query} />
                </>
              )
            }
          />
        )}
        {children}
        {isStarting && <StartPlanDialog whom={{ filters: search.asked }} onClose={() => setIsStarting(false)} />}
      </div>
    </div>
  )
}
