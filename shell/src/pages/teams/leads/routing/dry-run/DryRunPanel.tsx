import { Button } from '@fluentui/react-components'
import type { LeadDryRun, LeadRoutingUpdate } from 'openapi'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { refusalOf } from 'remote-kit/forms/refusals'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from '#pages/teams/leads/routing/rules/copy.ts'
import { useDryRun } from '#pages/teams/leads/routing/rules/lead-routing.api.ts'
import type { Names } from '#pages/teams/leads/routing/rules/rule-sentence.ts'
import { Counts } from './Counts.tsx'
import { TriedLead } from './TriedLead.tsx'
import { useDryRunStyles } from './DryRun.styles.ts'

export interface DryRunPanelProps {
  /** The rules to try. */
  update: LeadRoutingUpdate
  names: Names
  onClose: () => void
}

/** Who would have gotten the leads of the last 30 days. */
export function DryRunPanel({ update, names, onClose }: DryRunPanelProps) {
  const query = useDryRun(update)
  return (
    <SidePanel
      open
      title={copy.dryRun.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{copy.dryRun.close}</Button>}
    >
      {query.isPending && <SkeletonRows label={copy.dryRun.loading} rows={8} />}
      {query.isError &&
        (refusalOf(query.error).fields.length === 0 ? (
          <ErrorState title={copy.dryRun.failed} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <FormProblem error={query.error} />
        ))}
      {query.data?.count === 0 && <Hint>{copy.dryRun.none}</Hint>}
      {query.data && query.data.count > 0 && <Result tried={query.data} update={update} names={names} />}
    </SidePanel>
  )
}

function Result({ tried, update, names }: { tried: LeadDryRun } & Pick<DryRunPanelProps, 'update' | 'names'>) {
  const styles = useDryRunStyles()
  const { count, is_capped, people, rules, leads } = tried
  const nameOf = (user: string) => names.person(user) || copy.sentence.formerMember
  const ruleName = (rule: number | null) =>
    rule === null ? copy.dryRun.otherwise : (update.rules?.[rule]?.name ?? copy.dryRun.otherwise)
  return (
    <div className={styles.parts}>
      <Hint>{copy.dryRun.text(count, is_capped)}</Hint>
      {people.length > 0 && (
        <Counts
          title={copy.dryRun.people}
          rows={people.map(({ user, assigned, offered }) => ({
            label: nameOf(user),
            count: assigned,
            text: [
              ...(assigned > 0 || offered === 0 ? [copy.dryRun.assigned(assigned)] : []),
              ...(offered > 0 ? [copy.dryRun.offered(offered)] : []),
            ].join(', '),
          }))}
        />
      )}
      <Counts
        title={copy.dryRun.rules}
        rows={rules.map(({ rule, count: decided }) => ({
          label: ruleName(rule),
          count: decided,
          text: copy.dryRun.assigned(decided),
        }))}
      />
      <section>
        <h3 className={styles.title}>{copy.dryRun.latest(leads.length, count)}</h3>
        <ul className={styles.list}>
          {leads.map((lead) => (
            <TriedLead key={lead.inquiry} lead={lead} ruleName={ruleName(lead.rule)} nameOf={nameOf} />
          ))}
        </ul>
      </section>
    </div>
  )
}
