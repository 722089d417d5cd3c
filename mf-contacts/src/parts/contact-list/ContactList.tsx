import { Button, mergeClasses } from '@fluentui/react-components'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { useAtomValue } from 'jotai'
import { canExport } from 'remote-kit/rights'
import { deviceTypeAtom, userProfileAtom } from 'remote-kit/session'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { NoMatch } from 'ui-kit/NoMatch'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import type { ListScope, ContactSearch } from '#parts/contact-search/contact-search.ts'
import type { useContactList } from '#parts/contacts/contacts.api.ts'
import { ContactSelectionBar } from '#parts/contact-selection/ContactSelectionBar.tsx'
import { ContactCards } from './ContactCards.tsx'
import { useContactListStyles } from './ContactList.styles.ts'
import { copy } from './copy.ts'
import { ContactTable } from './ContactTable.tsx'

export interface ContactListProps {
  scope: ListScope
  search: ContactSearch
  list: ReturnType<typeof useContactList>
  /** The number of matches, or null while it loads. */
  total: number | null
}

/** The list in any state: loading, failed, empty, without a match, or loaded. */
export function ContactList({ scope, search, list, total }: ContactListProps) {
  const styles = useContactListStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const mayImport = canExport(useAtomValue(userProfileAtom))
  const [, noun] = scope.noun

  if (list.isPending) return <SkeletonRows label={copy.contactList.loading(noun)} rows={14} />
  if (list.isError && list.contacts.length === 0) {
    return <ErrorState title={copy.contactList.failed(noun)} error={list.error} onRetry={() => void list.refetch()} />
  }
  if (list.contacts.length === 0) {
    if (search.isNarrowed) return <NoMatch what={noun} onClear={search.clear} />
    return (
      <EmptyState
        icon={<PeopleRegular />}
        title={copy.contactList.emptyTitle(noun)}
        action={
          <>
            {mayImport && (
              <Button appearance="primary" onClick={() => search.openImport('new')}>
                {copy.contactList.import}
              </Button>
            )}
            <Button appearance={mayImport ? 'secondary' : 'primary'} onClick={search.startCreating}>
              {scope.create}
            </Button>
          </>
        }
      >
        {scope.empty}
      </EmptyState>
    )
  }

  const rows = {
    label: scope.title,
    contacts: list.contacts,
    total,
    openId: search.openId,
    hasMore: list.hasNextPage && !list.isFetchNextPageError,
    isFetchingMore: list.isFetchingNextPage,
    fetchMore: list.fetchNextPage,
  }
  return (
    <div className={mergeClasses(styles.list, list.isPlaceholderData && styles.old)} aria-busy={list.isPlaceholderData}>
      <CorrectedWords corrected={list.data?.pages[0]?.corrected_q} />
      {isPhone ? <ContactCards {...rows} /> : <ContactTable {...rows} sort={search.sort} onSort={search.setSort} />}
      <ContactSelectionBar />
      {list.isFetchingNextPage && <p className={styles.more}>{copy.contactList.loadingMore}</p>}
      {list.isFetchNextPageError && (
        <ErrorState
          title={copy.contactList.moreFailed(noun)}
          error={list.error}
          onRetry={() => void list.fetchNextPage()}
        />
      )}
    </div>
  )
}
