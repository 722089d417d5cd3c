import { mergeClasses } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import type { Team } from 'openapi'
import { Link } from 'react-router'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAway } from 'ui-kit/absences'
import { absenceOn, addDays, formatAgo, formatFullDay } from 'ui-kit/days'
import { formatMoney, formatPersonName } from 'ui-kit/format'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { copy } from './copy.ts'
import { overviewLinks } from './overview-links.ts'
import type { OverviewRow } from './overview-rows.ts'
import { useOverviewStyles } from './Overview.styles.ts'

export interface OverviewListProps {
  /** The name of the list, for screen readers. */
  label: string
  team: Team
  rows: readonly OverviewRow[]
  /** Today in the account's time zone. */
  now: string
}

/** Who it is, and that they are away if they are. */
export function Member({ row: { member, name }, team, now }: { row: OverviewRow; team: Team; now: string }) {
  const styles = useOverviewStyles()
  const away = absenceOn(member.absences, now)
  const nameOf = (user: string) => formatPersonName(team.members.find((one) => one.user === user)?.person)
  return (
    <div className={styles.member}>
      <PersonAvatar name={name} image={member.person.image} size={32} decorative />
      <div>
        <div className={styles.name}>{name}</div>
        {away && <div className={styles.away}>{formatAway(away, nameOf, now)}</div>}
      </div>
    </div>
  )
}

export const FIGURES = ['open_deals', 'overdue_tasks', 'today_tasks', 'week_tasks'] as const

/** A count that leads to the list that it counts. */
export function Figure({ row, of }: { row: OverviewRow; of: (typeof FIGURES)[number] }) {
  const styles = useOverviewStyles()
  const count = row[of]
  return (
    <Link
      className={mergeClasses(styles.figure, of === 'overdue_tasks' && count > 0 && styles.late)}
      to={overviewLinks[of](row.user)}
      aria-label={copy.figure[of](row.name, count)}
    >
      {count}
    </Link>
  )
}

/** The load beside that of the others. Too much is said in words, and striped. */
export function Load({ row: { name, load, isOverloaded }, most }: { row: OverviewRow; most: number }) {
  const styles = useOverviewStyles()
  return (
    <div className={styles.load}>
      <div className={styles.track} role="img" aria-label={copy.load.label(name, load)}>
        <div
          className={mergeClasses(styles.fill, isOverloaded && styles.tooMuch)}
          style={{ width: `${most > 0 ? (load / most) * 100 : 0}%` }}
        />
      </div>
      {isOverloaded && (
        <span className={styles.overloaded}>
          <WarningRegular aria-hidden />
          {copy.load.overloaded}
        </span>
      )}
    </div>
  )
}

/** How much of the cap is paid. Empty for whoever may not see it. */
export function Cap({ row: { cap, name } }: { row: OverviewRow }) {
  const styles = useOverviewStyles()
  if (!cap) return null
  const amount = formatMoney(cap.cap)
  return (
    <div className={styles.cap} title={copy.cap.until(formatFullDay(addDays(cap.year_until, -1)))}>
      <span>{cap.paid >= cap.cap ? copy.cap.reached(amount) : copy.cap.paid(formatMoney(cap.paid), amount)}</span>
      <ProgressBar done={cap.paid} total={cap.cap} label={copy.cap.label(name)} />
    </div>
  )
}

/** When they last used the product. */
export function LastSeen({ row: { last_seen_at: at } }: { row: OverviewRow }) {
  const timeZone = useTimeZone()
  return at ? formatAgo(at, timeZone) : copy.lastSeen.never
}

/** The heaviest load of the team, which fills its bar. */
export const mostOf = (rows: readonly OverviewRow[]): number => Math.max(...rows.map(({ load }) => load), 1)

/** The columns that the viewer gets: caps are for some, and only owners and admins see when others were here. */
export const shownColumns = (rows: readonly OverviewRow[]) => ({
  cap: rows.some(({ cap }) => cap !== null),
  lastSeen: rows.filter(({ last_seen_at: at }) => at !== null).length > 1,
})
