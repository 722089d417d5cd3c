import { Button } from '@fluentui/react-components'
import { BranchForkRegular } from '@fluentui/react-icons/svg/branch-fork'
import type { LeadRouting, LeadRuleInput, LeadSource } from 'openapi'
import { useState } from 'react'
import { useAskBeforeLeaving } from 'remote-kit/forms/use-ask-before-leaving'
import { useTeamPeople } from 'remote-kit/team-people'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useLeadSources } from '#pages/teams/leads/sources/lead-sources.api.ts'
import { RuleDialog } from './dialog/RuleDialog.tsx'
import { useLeadRouting } from './rules/lead-routing.api.ts'
import { useLeadRoutingStyles } from './LeadRouting.styles.ts'
import { LimitsPanel } from './LimitsPanel.tsx'
import { RuleList } from './RuleList.tsx'
import type { Names } from './rules/rule-sentence.ts'
import { SaveBar } from './SaveBar.tsx'
import { useRoutingDraft } from './use-routing-draft.ts'
import { copy } from './rules/copy.ts'

/** `/agent/teams?view=routing`: the rules by which leads are assigned, as a draft until they're saved. */
export function LeadRoutingView() {
  const query = useLeadRouting()
  const people = useTeamPeople()
  const sources = useLeadSources()
  if (query.isLoadingError)
    return <ErrorState title={copy.view.failed} error={query.error} onRetry={() => void query.refetch()} />
  // Rules name people and sources.
  if (query.isPending || sources.isPending || people.active.length === 0)
    return <SkeletonRows label={copy.view.loading} rows={6} />
  const known = sources.data?.results ?? []
  const isHere = (user: string) => people.active.some((one) => one.user === user)
  const person = (user: string) => {
    const name = people.nameOf(user)
    return name && !isHere(user) ? copy.sentence.left(name) : name
  }
  const names: Names = { person, source: (id) => known.find((one) => one.id === id)?.name }
  return <Routing saved={query.data} sources={known} names={names} />
}

interface RoutingProps {
  saved: LeadRouting
  sources: readonly LeadSource[]
  names: Names
}

function Routing({ saved, sources, names }: RoutingProps) {
  const styles = useLeadRoutingStyles()
  const { draft, change, reset, isChanged } = useRoutingDraft(saved)
  const { question } = useAskBeforeLeaving(isChanged)
  /** The place of the rule that's edited; the end of the list for a new one. */
  const [edited, setEdited] = useState<number | null>(null)
  const { rules } = draft
  const apply = (rule: LeadRuleInput) => {
    change({ rules: edited === null ? rules : rules.toSpliced(edited, 1, rule) })
    setEdited(null)
  }
  const create = (
    <Button appearance="primary" onClick={() => setEdited(rules.length)}>
      {copy.view.create}
    </Button>
  )
  return (
    <>
      {rules.length === 0 && !isChanged ? (
        <EmptyState icon={<BranchForkRegular />} title={copy.view.emptyTitle} action={create}>
          {copy.view.empty}
        </EmptyState>
      ) : (
        <>
          <div className={styles.intro}>
            <div className={styles.text}>
              <Hint>{copy.view.intro}</Hint>
            </div>
            {create}
          </div>
          <div className={styles.panels}>
            <Panel title={copy.view.rules}>
              <RuleList rules={rules} names={names} onChange={(next) => change({ rules: next })} onEdit={setEdited} />
            </Panel>
            <LimitsPanel draft={draft} onChange={change} />
          </div>
          <SaveBar saved={saved} draft={draft} isChanged={isChanged} names={names} onReset={reset} />
        </>
      )}
      {edited !== null && (
        <RuleDialog rule={rules[edited] ?? null} onApply={apply} onClose={() => setEdited(null)} sources={sources} />
      )}
      {question}
    </>
  )
}
