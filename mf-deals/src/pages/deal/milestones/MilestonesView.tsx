import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { Deal, Milestone } from 'openapi'
import { useState } from 'react'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useMilestones } from '#parts/milestones/milestones.api.ts'
import { NewTaskPanel } from '#parts/new-task/new-task-panel.ts'
import { useTaskList } from '#parts/tasks/tasks.api.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { MilestoneItem } from './MilestoneItem.tsx'
import { useMilestonesViewStyles } from './MilestonesView.styles.ts'
import { MilestoneTrack } from './MilestoneTrack.tsx'

const MilestonePanel = lazyPart(async () => (await import('./MilestonePanel.tsx')).MilestonePanel)

const ApplyTemplatePanel = lazyPart(
  async () => (await import('#pages/deal/apply-template/ApplyTemplatePanel.tsx')).ApplyTemplatePanel,
)

/** The open panel. */
type OpenPanel =
  | { kind: 'milestone'; milestone: Milestone | null }
  | { kind: 'task'; milestone: string }
  | { kind: 'template' }

/** The milestones of a deal: the track, then each one with its tasks. */
export function MilestonesView({ deal, onOpenTask }: { deal: Deal; onOpenTask: (task: string) => void }) {
  const styles = useMilestonesViewStyles()
  const [panel, setPanel] = useState<OpenPanel | null>(null)
  const people = useTeamPeople()
  const { data, error, isPending, refetch } = useMilestones(deal.id)
  // Only the first 100 tasks of a deal are listed here; the tasks tab has all of them.
  const list = useTaskList({ deal: deal.id, page_size: 100 })
  const tasks = list.data?.pages[0]?.results ?? []
  const milestones = data?.results ?? []

  const addButtons = (
    <div className={styles.add}>
      <Button
        icon={<AddRegular />}
        onClick={() => setPanel({ kind: 'milestone', milestone: null })}
        {...MilestonePanel.onApproach}
      >
        {copy.milestonesView.add}
      </Button>
      <Button onClick={() => setPanel({ kind: 'template' })} {...ApplyTemplatePanel.onApproach}>
        {copy.milestonesView.applyTemplate}
      </Button>
    </div>
  )

  // Tasks that came after their milestones would push the page apart.
  if (isPending || list.isPending) return <SkeletonRows label={copy.milestonesView.loading} rows={6} />
  if (error && !data)
    return <ErrorState title={copy.milestonesView.failed} error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.view}>
      {milestones.length === 0 ? (
        <EmptyState title={copy.milestonesView.emptyTitle} action={addButtons}>
          {copy.milestonesView.empty}
        </EmptyState>
      ) : (
        <>
          <MilestoneTrack milestones={milestones} />
          <ol className={styles.list} {...MilestonePanel.onApproach}>
            {milestones.map((milestone) => (
              <MilestoneItem
                key={milestone.id}
                milestone={milestone}
                tasks={tasks.filter((task) => task.milestone === milestone.id)}
                people={people}
                onEdit={() => setPanel({ kind: 'milestone', milestone })}
                onAddTask={() => setPanel({ kind: 'task', milestone: milestone.id })}
                onOpenTask={({ id }) => onOpenTask(id)}
              />
            ))}
          </ol>
          {addButtons}
        </>
      )}
      {panel?.kind === 'milestone' && (
        <MilestonePanel deal={deal.id} milestone={panel.milestone} onClose={() => setPanel(null)} />
      )}
      {panel?.kind === 'template' && <ApplyTemplatePanel deal={deal} onClose={() => setPanel(null)} />}
      {panel?.kind === 'task' && (
        <NewTaskPanel deal={deal} milestone={panel.milestone} onClose={() => setPanel(null)} />
      )}
    </div>
  )
}
