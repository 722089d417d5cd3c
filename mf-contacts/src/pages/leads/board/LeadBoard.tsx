import { Button } from '@fluentui/react-components'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { LeadBoard as Leads } from 'openapi'
import { ContactStatus, contactStatusLabels } from 'openapi/codes'
import { useEffect, useRef, useState } from 'react'
import { ColumnTabs } from 'remote-kit/board/ColumnTabs'
import { DragBoardProvider } from 'remote-kit/board/DragBoardProvider'
import { canKeepLeadSources } from 'remote-kit/rights'
import { deviceTypeAtom, userProfileAtom } from 'remote-kit/session'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatCount } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { lazyPart } from 'ui-kit/lazy-part'
import { NoMatch } from 'ui-kit/NoMatch'
import { SkeletonBoard } from 'ui-kit/SkeletonBoard'
import type { ContactSearch } from '#parts/contact-search/contact-search.ts'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { leadAnnouncementAtom, leadMenuAtom, losingLeadAtom, planLeadAtom } from './board.atoms.ts'
import { type LeadQuery, useLeadBoard, useMoveLead } from './board.api.ts'
import { copy } from './copy.ts'
import { MOVE_HINT_ID } from './LeadCard.tsx'
import { useLeadBoardStyles } from './LeadBoard.styles.ts'
import { FoldedColumn, LeadColumn } from './LeadColumn.tsx'
import { LeadMenu } from './LeadMenu.tsx'
import { LiftedLead } from './LiftedLead.tsx'
import { isFoldable } from './statuses.ts'
import { useLeadCommands } from './use-lead-commands.ts'
import { useLeadDrag } from './use-lead-drag.ts'
import type { DropLead } from './use-keyboard-lead.ts'
import { useNow } from './use-now.ts'
import { StartPlanDialog } from '#parts/plans/start-plan.ts'

const LostReasonDialog = lazyPart(
  async () => (await import('#parts/lost-reason/LostReasonDialog.tsx')).LostReasonDialog,
)

const SOURCES = '/agent/teams?view=sources'

export interface LeadBoardProps {
  search: ContactSearch
  query: LeadQuery
}

/** The board of leads in each of its states. */
export function LeadBoard({ search, query }: LeadBoardProps) {
  const { data, error, isError, refetch } = useLeadBoard(query)
  const viewer = useAtomValue(userProfileAtom)
  if (!data) {
    if (!isError) return <SkeletonBoard label={copy.board.loading} />
    return <ErrorState title={copy.board.failed} error={error} onRetry={() => void refetch()} />
  }
  if (data.count === 0 && search.isNarrowed) return <NoMatch what={copy.board.what} onClear={search.clear} />
  if (data.count === 0) {
    return (
      <EmptyState
        icon={<PeopleRegular />}
        title={copy.board.emptyTitle}
        action={
          <>
            <Button appearance="primary" onClick={search.startCreating}>
              {copy.board.create}
            </Button>
            {canKeepLeadSources(viewer) && <LinkButton to={SOURCES}>{copy.board.sources}</LinkButton>}
          </>
        }
      >
        {copy.board.empty}
      </EmptyState>
    )
  }
  return (
    <>
      <CorrectedWords corrected={data.corrected_q} />
      <LoadedBoard board={data} query={query} />
    </>
  )
}

/** The statuses side by side, those of clients folded; on a phone one at a time, with tabs and swiping. */
function LoadedBoard({ board: { columns }, query }: { board: Leads; query: LeadQuery }) {
  const styles = useLeadBoardStyles()
  const root = useRef<HTMLDivElement>(null)
  const now = useNow()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const [unfolded, setUnfolded] = useState<ReadonlySet<ContactStatus>>(new Set())
  const move = useMoveLead()
  const [losing, setLosing] = useAtom(losingLeadAtom)
  const [planning, setPlanning] = useAtom(planLeadAtom)
  const closeMenu = useSetAtom(leadMenuAtom)
  useEffect(() => () => closeMenu(null), [closeMenu])

  const find = (id: string) => columns.flatMap(({ contacts }) => contacts).find((lead) => lead.id === id)
  const drop: DropLead = (lead, status) => {
    if (status === lead.status) return
    if (status === ContactStatus.Lost) setLosing(lead)
    else void move({ lead, status })
  }
  const drag = useLeadDrag(root, drop)
  useLeadCommands(find)
  const fold = (status: ContactStatus, isOpen: boolean) =>
    setUnfolded((current) => new Set(isOpen ? [...current, status] : [...current].filter((one) => one !== status)))
  // A column that was asked for by a filter is not folded.
  const isFolded = (status: ContactStatus) =>
    !isPhone && isFoldable(status) && query.status === undefined && !unfolded.has(status)
  const statuses = columns.map(({ status }) => status)
  // Only one column fits a phone. An empty one looks as if there were no leads at all.
  const start = columns.find(({ status, count }) => count > 0 && !isFoldable(status))?.status
  const tabs = columns.map(({ status, count }) => ({
    id: String(status),
    name: contactStatusLabels[status],
    count: formatCount(count),
  }))

  return (
    <>
      {isPhone && (
        <ColumnTabs label={copy.board.tabs} attribute="status" columns={tabs} start={start?.toString()} board={root} />
      )}
      <DragBoardProvider handlers={drag}>
        <div ref={root} className={styles.columns} tabIndex={-1}>
          {columns.map((column) => {
            const { status } = column
            return isFolded(status) ? (
              <FoldedColumn key={status} column={column} onUnfold={() => fold(status, true)} />
            ) : (
              <LeadColumn
                key={status}
                column={column}
                query={query}
                now={now}
                statuses={statuses}
                drop={drop}
                onFold={!isPhone && unfolded.has(status) ? () => fold(status, false) : undefined}
              />
            )
          })}
        </div>
        <LiftedLead now={now} />
      </DragBoardProvider>
      <LeadMenu drop={drop} />
      {losing && (
        <LostReasonDialog
          lead={losing}
          onSubmit={(lostReason) => {
            setLosing(null)
            void move({ lead: losing, status: ContactStatus.Lost, lostReason })
          }}
          onClose={() => setLosing(null)}
        />
      )}
      {planning && (
        <StartPlanDialog
          whom={{ contacts: [planning.id] }}
          name={contactName(planning)}
          onClose={() => setPlanning(null)}
        />
      )}
      <p id={MOVE_HINT_ID} hidden>
        {copy.board.instructions}
      </p>
      <Announcements />
    </>
  )
}

function Announcements() {
  return (
    <div aria-live="assertive" aria-atomic="true">
      <HiddenText>{useAtomValue(leadAnnouncementAtom)}</HiddenText>
    </div>
  )
}
