import type { Task } from 'openapi'
import { HomeTasksPanel } from './HomeTasksPanel.tsx'
import { useFirstTasks } from './home.api.ts'
import { homeLinks } from './home-links.ts'

/** What a day without late tasks has room for: what is late with the others of the team, and what the next days bring. */
export function QuietDay({ onOpen }: { onOpen: (task: Task) => void }) {
  const { data: late } = useFirstTasks({ due: 'overdue', assignee: 'team' })
  const { data: next } = useFirstTasks({ due: 'week', assignee: 'me' })
  // Both at once: a panel that comes later would push the other down.
  if (!late || !next) return null
  return (
    <>
      {late.results.length > 0 && (
        <HomeTasksPanel title="Late with others" list={late} to={homeLinks.lateWithOthers} onOpen={onOpen} />
      )}
      {next.results.length > 0 && (
        <HomeTasksPanel title="Your next 7 days" list={next} to={homeLinks.comingUp} onOpen={onOpen} />
      )}
    </>
  )
}
