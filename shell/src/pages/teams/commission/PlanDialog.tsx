import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { CommissionStanding, Team, TeamMember } from 'openapi'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { FactList } from 'ui-kit/FactList'
import { formatMoney, formatPersonName } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { canManageTeams } from '#parts/teams/team-rights.ts'
import { PlanEditor } from './PlanEditor.tsx'
import { usePlanEditorStyles } from './PlanEditor.styles.ts'
import { capLabel, feeLabel, splitLabel } from './plan-labels.ts'
import { usePlans, useStandings } from './plan.api.ts'
import { copy } from './copy.ts'

export interface PlanDialogProps {
  team: Team
  member: TeamMember
  onClose: () => void
}

/** The commission plan of a member and their progress to its cap. Owners and admins can edit the plan. */
export function PlanDialog({ team, member, onClose }: PlanDialogProps) {
  const canEdit = canManageTeams(useAtomValue(userProfileAtom))
  const standings = useStandings(team.id)
  const plans = usePlans(team.id, member.user)
  const title = copy.planDialog.title(formatPersonName(member.person) || member.email)
  const standing = standings.data?.results.find(({ user }) => user === member.user)
  const error = standings.error ?? plans.error
  if (standing && plans.data && canEdit) {
    return (
      <PlanEditor title={title} team={team.id} standing={standing} plans={plans.data.results} onClose={onClose}>
        <StandingPart standing={standing} />
      </PlanEditor>
    )
  }
  return (
    <ModalSurface
      open
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{copy.planDialog.close}</Button>}
    >
      {error ? (
        <ErrorState title={copy.planDialog.failed} error={error} onRetry={() => void standings.refetch()} />
      ) : standing ? (
        <>
          <StandingPart standing={standing} />
          <PlanFacts standing={standing} />
        </>
      ) : (
        <SkeletonRows label={copy.planDialog.loading} rows={4} />
      )}
    </ModalSurface>
  )
}

function StandingPart({ standing }: { standing: CommissionStanding }) {
  const { plan, cap_left: left, paid, earned, year_from: from } = standing
  const styles = usePlanEditorStyles()
  const now = useToday()
  const cap = plan?.cap ?? null
  return (
    <div className={styles.standing}>
      <strong>{capLabel(standing, now)}</strong>
      {cap !== null && left !== null && (
        <ProgressBar label={copy.planDialog.cap} done={Math.round((cap - left) / 100)} total={Math.round(cap / 100)} />
      )}
      {from && <Hint>{copy.planDialog.earned(formatMoney(earned), formatDay(from, now), formatMoney(paid))}</Hint>}
    </div>
  )
}

function PlanFacts({ standing: { plan } }: { standing: CommissionStanding }) {
  const now = useToday()
  if (!plan) return <Hint>{copy.planDialog.noPlan}</Hint>
  const facts = [
    { label: copy.planDialog.keep, value: splitLabel(plan) },
    { label: copy.planDialog.cap, value: plan.cap === null ? copy.planDialog.none : formatMoney(plan.cap) },
    { label: copy.planDialog.fees, value: feeLabel(plan) || copy.planDialog.none },
    { label: copy.planDialog.since, value: formatDay(plan.effective_from, now) },
  ]
  return <FactList facts={facts} />
}
