import { mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Deal } from 'openapi'
import { useState } from 'react'
import { ApiError } from 'remote-kit/api-client'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { canSetCommission } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useTeamPeople } from 'remote-kit/team-people'
import { formatRate } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { useUpdateDeal } from '#parts/deals/deals.api.ts'
import { AddAgentMenu } from './AddAgentMenu.tsx'
import { type AgentDraft, addsUp, agentsOf, draftsOf, isOnlyLead, totalOf, without, withRole } from './agent-drafts.ts'
import { AgentRow } from './AgentRow.tsx'
import { copy } from './copy.ts'
import { useEditAgentsModalStyles } from './EditAgentsModal.styles.ts'

/** Who works on the deal: agents and assistants with their roles and, for owners and admins, their shares. */
export function EditAgentsModal({ deal: current, onClose }: { deal: Deal; onClose: () => void }) {
  // As it was opened: what someone else changes meanwhile is refused rather than overwritten.
  const [deal] = useState(current)
  const styles = useEditAgentsModalStyles()
  const { byId, nameOf } = useTeamPeople()
  const hasShares = canSetCommission(useAtomValue(userProfileAtom))
  const [drafts, setDrafts] = useState(() => draftsOf(deal))
  const update = useUpdateDeal(deal.id, copy.editAgentsModal.saved)
  // As the API has them: the sentence at a row begins with the person’s name.
  const fields = (update.error instanceof ApiError && update.error.problem.errors) || []
  const reasonOf = (name: string) => fields.find(({ field }) => field === name)?.reason
  const isAtFields = fields.length > 0 && fields.every(({ field }) => /^agents\.\d+\.user$/.test(field))

  const change = (changed: AgentDraft[]) => {
    update.reset()
    setDrafts(changed)
  }
  const agents = agentsOf(drafts, hasShares)
  const isWrong = hasShares && !addsUp(drafts)
  const submit = () => {
    // Nothing to save, and Undo would take back the change before.
    if (JSON.stringify(agents) === JSON.stringify(agentsOf(draftsOf(deal), hasShares))) return onClose()
    update.mutate({ version: deal.version, body: { agents } }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={copy.editAgentsModal.title}
      action={copy.editAgentsModal.submit}
      isPending={update.isPending}
      isOff={isWrong}
      error={isAtFields ? null : update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <AgentRow
            key={draft.user}
            draft={draft}
            name={nameOf(draft.user) || copy.peopleView.formerMember}
            image={byId.get(draft.user)?.person.image ?? null}
            isOnlyLead={isOnlyLead(drafts, draft)}
            hasShares={hasShares}
            reason={reasonOf(`agents.${agents.findIndex(({ user }) => user === draft.user)}.user`)}
            onRole={(role) => change(withRole(drafts, draft.user, role))}
            onShare={(share) => change(drafts.map((one) => (one === draft ? { ...draft, share } : one)))}
            onRemove={() => change(without(drafts, draft.user))}
          />
        ))}
      </ul>
      <div className={styles.end}>
        <AddAgentMenu
          team={deal.team}
          present={drafts.map(({ user }) => user)}
          onAdd={(user, role) => change([...drafts, { user, role, share: '' }])}
        />
        {hasShares && (
          <span role="status" className={mergeClasses(styles.total, isWrong && styles.wrong)}>
            {(isWrong ? copy.editAgentsModal.wrongTotal : copy.editAgentsModal.total)(formatRate(totalOf(drafts)))}
          </span>
        )}
      </div>
      <Hint>{copy.editAgentsModal.hint}</Hint>
    </FormDialog>
  )
}
