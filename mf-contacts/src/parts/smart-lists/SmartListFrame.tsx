import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import type { ContactSearch } from '#parts/contact-search/contact-search.ts'
import { ListActions } from '#parts/list-actions/ListActions.tsx'
import { copy } from './copy.ts'
import { SaveAsListButton } from './SaveAsListButton.tsx'
import { SmartListHead } from './SmartListHead.tsx'
import { SmartListNav } from './SmartListNav.tsx'
import { useSmartListFrameStyles } from './SmartListFrame.styles.ts'
import { useCurrentList } from './use-current-list.ts'

export interface SmartListFrameProps {
  search: ContactSearch
  /** How many contacts match, or null while that is counted. */
  total: number | null
  /** The filters, with what can be done with the list if its head has no room for it, and the contacts. */
  children: (actions: ReactNode) => ReactNode
}

/** The smart lists beside the contacts of the one that is chosen; above them in a narrow window. */
export function SmartListFrame({ search, total, children }: SmartListFrameProps) {
  const styles = useSmartListFrameStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const control = useCurrentList(search)
  const hasWideHead = control.current !== null && !isPhone
  const actions = (
    <>
      {!control.current && search.isNarrowed && <SaveAsListButton control={control} appearance="secondary" />}
      {total !== 0 && <ListActions search={search} name={control.current?.name ?? copy.all} hasColumns />}
    </>
  )
  return (
    <div className={styles.frame}>
      <SmartListNav control={control} />
      <div className={styles.main}>
        <SmartListHead control={control} actions={hasWideHead && actions} />
        {children(!hasWideHead && actions)}
      </div>
    </div>
  )
}
