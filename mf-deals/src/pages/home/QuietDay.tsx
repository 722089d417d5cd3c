import type { Task } from 'openapi'
import { copy } from './copy.ts'
import { HomeTasksPanel } from './HomeTasksPanel.tsx'
import { useLaterTasks, useNextTasks } from './home.api.ts'
import { homeLinks } from './home-links.ts'

/** With fewer tasks in the next 7 days, those after are shown too. */
const FEW = 3

/** Shown on a day without late tasks: the next days, or if these are empty what comes after. */
export function QuietDay({ onOpen }: { onOpen: (task: Task) => void }) {
  const { data: next } = useNextTasks()
  const { data: later } = useLaterTasks()
  // All at once, so that a panel that loads later does not push the others down.
  if (!next || !later) return null
  return (
    <>
      {next.results.length > 0 && (
        <HomeTasksPanel title={copy.quietDay.next} list={next} to={homeLinks.comingUp} onOpen={onOpen} />
      )}
      {next.results.length < FEW && later.results.length > 0 && (
        <HomeTasksPanel title={copy.quietDay.later} list={later} to={homeLinks.later} onOpen={onOpen} />
      )}
    </>
  )
}
