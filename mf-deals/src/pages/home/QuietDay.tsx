import type { Task } from 'openapi'
import { copy } from './copy.ts'
import { HomeTasksPanel } from './HomeTasksPanel.tsx'
import { useFirstTasks } from './home.api.ts'
import { homeLinks } from './home-links.ts'

/** Shown on a day without late tasks: late tasks of the rest of the team, and the next days. */
export function QuietDay({ onOpen }: { onOpen: (task: Task) => void }) {
  const { data: late } = useFirstTasks({ due: 'overdue', assignee: 'team' })
  const { data: next } = useFirstTasks({ due: 'week', assignee: 'me' })
  // Both at once, so that a panel that loads later does not push the other one down.
  if (!late || !next) return null
  return (
    <>
      {late.results.length > 0 && (
        <HomeTasksPanel title={copy.quietDay.late} list={late} to={homeLinks.lateWithOthers} onOpen={onOpen} />
      )}
      {next.results.length > 0 && (
        <HomeTasksPanel title={copy.quietDay.next} list={next} to={homeLinks.comingUp} onOpen={onOpen} />
      )}
    </>
  )
}
