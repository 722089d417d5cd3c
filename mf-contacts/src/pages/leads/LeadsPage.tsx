import { useSearchParams } from 'remote-kit/use-search-params'
import { lazyPart } from 'ui-kit/lazy-part'
import { PageSpinner } from 'ui-kit/PageSpinner'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonBoard } from 'ui-kit/SkeletonBoard'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import type { ContactSearch, ListScope } from '#parts/contact-search/contact-search.ts'
import { ContactsScreen } from '#parts/contacts-screen/ContactsScreen.tsx'
import { leadQueryOf } from './board/lead-query.ts'
import { leadStatuses } from './board/statuses.ts'
import { copy } from './copy.ts'
import { layouts, type LeadsLayout, useLeadsLayout } from './use-leads-layout.ts'

export { prefetch } from './prefetch.ts'

// Apart, because one of them is shown, and the board weighs as much as the rest of the page.
const LeadBoard = lazyPart(
  async () => (await import('./board/LeadBoard.tsx')).LeadBoard,
  <SkeletonBoard label={copy.loading} />,
)

const LeadList = lazyPart(
  async () => (await import('#parts/contact-list/ListedContacts.tsx')).ListedContacts,
  <SkeletonRows label={copy.loading} rows={8} />,
)

const LeadMailPage = lazyPart(async () => (await import('./mail/LeadMailPage.tsx')).LeadMailPage, <PageSpinner />)
// They wait for a count anyway.
const UnclaimedLink = lazyPart(async () => (await import('#parts/claim/UnclaimedLink.tsx')).UnclaimedLink)
const LeadMailLink = lazyPart(async () => (await import('./mail/LeadMailLink.tsx')).LeadMailLink)

const leads: ListScope = {
  title: copy.title,
  noun: copy.noun,
  empty: copy.empty,
  create: copy.create,
  form: copy.form,
  statuses: leadStatuses,
}

/**
 * The leads, contacts who are not clients yet (statuses 1 to 3), as a board that also has the others, or as a list; and the
 * emails about leads that need a look.
 */
export function LeadsPage() {
  const [layout, choose] = useLeadsLayout()
  const [params] = useSearchParams()
  if (params.get('view') === 'mail') return <LeadMailPage />
  return (
    <ContactsScreen
      scope={leads}
      tabs={<SegmentedTabs<LeadsLayout> label={copy.layout} value={layout} options={layouts} onChange={choose} />}
      content={layout === 'board' ? Board : LeadList}
      isBoard={layout === 'board'}
      fact={
        <>
          <UnclaimedLink />
          <LeadMailLink />
        </>
      }
    />
  )
}

function Board({ search }: { search: ContactSearch }) {
  return <LeadBoard search={search} query={leadQueryOf(search)} />
}
