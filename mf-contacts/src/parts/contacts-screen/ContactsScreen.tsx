import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useAtomValue } from 'jotai'
import type { Contact } from 'openapi'
import { deviceTypeAtom } from 'remote-kit/session'
import { formatQuantity } from 'ui-kit/format'
import { lazyPart } from 'ui-kit/lazy-part'
import { PageFrame } from 'ui-kit/PageFrame'
import { PageSpinner } from 'ui-kit/PageSpinner'
import { RenderedAhead } from 'ui-kit/RenderedAhead'
import { whenIdle } from 'ui-kit/when-idle'
import {
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react'
import {
  type ContactSearch,
  isWhole,
  useCloseContact,
  useIsCreating,
  useOpenContact,
  type ListScope,
  useContactSearch,
  useListAddress,
} from '#parts/contact-search/contact-search.ts'
import { DropFile } from '#parts/drop-file/DropFile.tsx'
import { contactAhead, ContactPanel } from '#parts/contact-panel/contact-panel.ts'
import { ContactFilters } from '#parts/contact-search/ContactFilters.tsx'
import { useContactCount } from '#parts/contacts/contacts.api.ts'
import { pairToMergeAtom } from '#parts/duplicates/merge.atoms.ts'
import { callToLogAtom } from '#parts/log-call/log-call.atoms.ts'
import { copy } from './copy.ts'

// The list comes first; what opens over it is fetched when it opens.
const CreateContactDialog = lazyPart(
  async () => (await import('#parts/new-contact/CreateContactDialog.tsx')).CreateContactDialog,
)

const ContactPage = lazyPart(
  async () => (await import('#parts/contact-page/ContactPage.tsx')).ContactPage,
  <PageSpinner />,
)
const DuplicatesPage = lazyPart(
  async () => (await import('#parts/duplicates/DuplicatesPage.tsx')).DuplicatesPage,
  <PageSpinner />,
)
// Beside the button that most people press.
const ContactsTools = lazyPart(async () => (await import('./ContactsTools.tsx')).ContactsTools)
const ListActions = lazyPart(async () => (await import('#parts/list-actions/ListActions.tsx')).ListActions)
const PlansPage = lazyPart(async () => (await import('#parts/plans/pages/PlansPage.tsx')).PlansPage, <PageSpinner />)
// It waits for a count anyway.
const DuplicatesLink = lazyPart(async () => (await import('#parts/duplicates/DuplicatesLink.tsx')).DuplicatesLink)
const PlansFact = lazyPart(async () => (await import('./PlansFact.tsx')).PlansFact)
const MergeDialog = lazyPart(async () => (await import('#parts/duplicates/MergeDialog.tsx')).MergeDialog)
const CallQueue = lazyPart(async () => (await import('#parts/call-queue/CallQueue.tsx')).CallQueue, <PageSpinner />)
const LogCallDialog = lazyPart(async () => (await import('#parts/log-call/LogCallDialog.tsx')).LogCallDialog)

const ImportPanel = lazyPart(async () => (await import('remote-kit/imports/ImportPanel')).ImportPanel)

const addressOf = (id: string) => `/agent/contacts?contact=${id}&view=page`

export interface ContactsScreenProps {
  scope: ListScope
  /** Chooses between the list and the board. */
  tabs?: ReactNode
  /** Shows the contacts that were found: a list, or a board, which has the whole height. */
  content: ComponentType<{ scope: ListScope; search: ContactSearch; total: number | null }>
  isBoard?: boolean
  /** Shown beside the count. */
  fact?: ReactElement
  /** Lists beside the contacts, from which a search is chosen. */
  frame?: ComponentType<{
    search: ContactSearch
    total: number | null
    children: (actions: ReactNode) => ReactNode
  }>
}

/**
 * Contacts, or those that `scope` leaves: search, filters, the list, and one contact at its side or on the whole page. All
 * of it is in the URL.
 */
export function ContactsScreen(props: ContactsScreenProps) {
  const search = useContactSearch(props.scope)
  const listAddress = useListAddress()
  const isLogging = useAtomValue(callToLogAtom) !== null
  const isMerging = useAtomValue(pairToMergeAtom) !== null
  // The page of a contact that was merged goes on as that of the other one.
  const followMerge = (kept: Contact, merged: Contact) => search.pageId === merged.id && search.openPage(kept.id)
  return (
    <>
      {search.arePlans ? (
        <PlansPage />
      ) : search.areDuplicates ? (
        <DuplicatesPage listAddress={listAddress} />
      ) : search.isCalling ? (
        <CallQueue listAddress={listAddress} />
      ) : search.pageId ? (
        <ContactPage
          key={search.pageId}
          id={search.pageId}
          listTitle={props.scope.title}
          listAddress={listAddress}
          onDeleted={search.close}
        />
      ) : (
        <FoundContacts {...props} search={search} />
      )}
      {isLogging && <LogCallDialog />}
      {isMerging && <MergeDialog onMerged={followMerge} />}
    </>
  )
}

type FoundContactsProps = ContactsScreenProps & { search: ContactSearch }

function FoundContacts({
  scope,
  search,
  tabs,
  fact,
  content: Content,
  frame: Frame,
  isBoard = false,
}: FoundContactsProps) {
  const total = useContactCount(search.query)
  const [dropped, setDropped] = useState<File | null>(null)
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'

  const count = total === null ? '' : formatQuantity(total, ...scope.noun)
  const create = (
    <Button
      appearance={isPhone ? 'secondary' : 'primary'}
      icon={<AddRegular />}
      aria-label={scope.create}
      onClick={search.startCreating}
      {...CreateContactDialog.onApproach}
    >
      {isPhone ? null : scope.create}
    </Button>
  )
  const actions = (
    <>
      <ContactsTools scope={scope} search={search} total={total} />
      {create}
    </>
  )
  const found = <Content scope={scope} search={search} total={total} />
  const filters = (listActions?: ReactNode) => (
    <ContactFilters
      scope={scope}
      search={search}
      action={isPhone && actions}
      listActions={listActions}
      isSortable={!isBoard}
    />
  )
  const page = (
    <PageFrame
      title={scope.title}
      meta={
        <>
          <span role="status">{search.isNarrowed && count ? copy.matches(count, total) : count}</span>
          {isWhole(scope) && <DuplicatesLink />}
          {isPhone && <PlansFact />}
          {fact}
        </>
      }
      actions={isPhone ? undefined : actions}
      tabs={tabs}
      width={isBoard ? 'fill' : 'full'}
    >
      {Frame ? (
        <Frame search={search} total={total}>
          {(listActions) => (
            <>
              {filters(listActions)}
              {found}
            </>
          )}
        </Frame>
      ) : (
        filters(total !== 0 && <ListActions search={search} name={scope.title} hasColumns={!isBoard} />)
      )}
      <OpenContact />
      <CreateContact scope={scope} onClose={search.close} onCreated={search.open} />
      {search.importId && (
        <ImportPanel
          of={{ entity: 'contact', areLeads: !isWhole(scope), addressOf }}
          id={search.importId}
          file={dropped}
          onFileTaken={() => setDropped(null)}
          onOpen={search.openImport}
          onClose={search.closeImport}
        />
      )}
      {!Frame && found}
    </PageFrame>
  )
  if (isWhole(scope)) return page
  const take = (file: File) => {
    setDropped(file)
    search.openImport('new')
  }
  return <DropFile onFile={take}>{page}</DropFile>
}

/** The form of a new contact, if the URL asks for it. */
function CreateContact(props: ComponentProps<typeof CreateContactDialog>) {
  return useIsCreating() && <CreateContactDialog {...props} />
}

/** The contact that the URL names. */
function OpenContact() {
  useEffect(() => whenIdle(() => void ContactPanel.preload()), [])
  const close = useCloseContact()
  const panel = useCallback((id: string) => <ContactPanel key={id} id={id} onClose={close} />, [close])
  return (
    <RenderedAhead open={useOpenContact()} ahead={contactAhead}>
      {panel}
    </RenderedAhead>
  )
}
