import type { Home } from 'openapi'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount } from 'ui-kit/format'
import { StatTile } from 'ui-kit/StatTile'
import { CoveringLinks } from '#parts/away/CoveringLinks.tsx'
import { useTaskCommands } from '#parts/task-commands/use-task-commands.tsx'
import { OpenTask } from '#parts/task-panel/OpenTask.tsx'
import { useAssistsNoOne, useTeamPeople } from 'remote-kit/team-people'
import { ClosingSoonPanel } from './ClosingSoonPanel.tsx'
import { ContactDatesPanel } from './ContactDatesPanel.tsx'
import { copy } from './copy.ts'
import { daySentence } from './greeting.ts'
import { DealsNextPanel } from './DealsNextPanel.tsx'
import { homeLinks } from './home-links.ts'
import { useHomePageStyles } from './HomePage.styles.ts'
import { HomeTasksPanel } from './HomeTasksPanel.tsx'
import { NewLeadsPanel } from './NewLeadsPanel.tsx'
import { PinnedLists } from './PinnedLists.tsx'
import { QuietDay } from './QuietDay.tsx'

/** The day: four metrics that link to the lists they count, and the first rows of each list. */
export function HomeContent({ home }: { home: Home }) {
  const styles = useHomePageStyles()
  const [openTask, setOpenTask] = useState<string | null>(null)
  const { overdue_tasks, today_tasks, team_overdue_tasks, closing_soon, new_leads, contact_dates } = home
  const people = useTeamPeople()
  const hasNoAgents = useAssistsNoOne()
  const isLate = overdue_tasks.count !== 0
  const menu = useTaskCommands({
    tasks: [...(isLate ? overdue_tasks : team_overdue_tasks).results, ...today_tasks.results],
    people,
    onOpen: ({ id }) => setOpenTask(id),
  })
  const metrics = [
    { label: copy.homeContent.overdue, list: overdue_tasks, to: homeLinks.overdue, isLate },
    { label: copy.homeContent.dueToday, list: today_tasks, to: homeLinks.today },
    { label: copy.homeContent.closingSoon, list: closing_soon, to: homeLinks.closingSoon },
    { label: copy.homeContent.newLeads, list: new_leads, to: homeLinks.newLeads },
  ]

  return (
    <>
      <p className={styles.sentence}>{hasNoAgents ? copy.homeContent.noAgents : daySentence(home)}</p>
      <CoveringLinks people={people} />
      <div className={styles.metrics}>
        {metrics.map(({ label, list, to, isLate }) => (
          <Link key={label} className={styles.metric} to={to}>
            <StatTile
              label={label}
              value={formatCount(list.count, list.count_is_capped)}
              tone={isLate ? 'danger' : 'calm'}
            />
          </Link>
        ))}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {isLate && (
            <HomeTasksPanel
              title={copy.homeContent.overdueTitle}
              list={overdue_tasks}
              to={homeLinks.overdue}
              onOpen={({ id }) => setOpenTask(id)}
            />
          )}
          {!isLate && team_overdue_tasks.results.length > 0 && (
            <HomeTasksPanel
              title={copy.homeContent.teamOverdueTitle}
              list={team_overdue_tasks}
              to={homeLinks.teamOverdue}
              onOpen={({ id }) => setOpenTask(id)}
            />
          )}
          <HomeTasksPanel
            title={copy.homeContent.todayTitle}
            list={today_tasks}
            to={homeLinks.today}
            onOpen={({ id }) => setOpenTask(id)}
            nothing={copy.homeContent.nothingToday}
          />
          {!isLate && <QuietDay onOpen={({ id }) => setOpenTask(id)} />}
        </div>
        <div className={styles.column}>
          <DealsNextPanel />
          <ClosingSoonPanel list={closing_soon} to={homeLinks.closingSoon} />
          <ContactDatesPanel list={contact_dates} />
          <PinnedLists />
          <NewLeadsPanel list={new_leads} to={homeLinks.newLeads} />
        </div>
      </div>
      {menu}
      <OpenTask id={openTask} onOpen={setOpenTask} />
    </>
  )
}
