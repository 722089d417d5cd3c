import { Button, Input, Select } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useAtomValue } from 'jotai'
import type { Deal } from 'openapi'
import { AgentRole, agentRoleLabels } from 'openapi/codes'
import { useState } from 'react'
import { codeOf } from 'remote-kit/forms/code-of'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { canSetCommission } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useTeamPeople } from 'remote-kit/team-people'
import { formatRate } from 'ui-kit/format'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { useUpdateDeal } from '#parts/deals/deals.api.ts'
import { copy } from './copy.ts'
import { type AgentDraft, agentsOf, draftOf, missingShare, withAgent, withoutAgent, withRole } from './deal-agents.ts'
import { useEditAgentsStyles } from './EditAgentsModal.styles.ts'

/** Edits who works on the deal, in which role and, for those who set commission, with which share. */
export function EditAgentsModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const styles = useEditAgentsStyles()
  const setsShares = canSetCommission(useAtomValue(userProfileAtom))
  const team = useTeamPeople(deal.team)
  const [agents, setAgents] = useState(() => draftOf(deal, setsShares))
  const update = useUpdateDeal(deal.id, copy.editAgents.saved)
  const others = team.active.filter(({ user }) => !agents.some((one) => one.user === user))
  const missing = missingShare(agents)
  const submit = () =>
    update.mutate({ version: deal.version, body: { agents: agentsOf(agents) } }, { onSuccess: onClose })

  return (
    <ModalSurface
      open
      title={copy.editAgents.title}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (missing === 0) submit()
      }}
      actions={
        <>
          <Button onClick={onClose}>{copy.editAgents.cancel}</Button>
          <Button type="submit" appearance="primary" disabled={update.isPending || missing !== 0}>
            {copy.editAgents.save}
          </Button>
        </>
      }
    >
      <FormProblem error={update.error} />
      <ul className={styles.list}>
        {agents.map((agent) => (
          <AgentRow
            key={agent.user}
            agent={agent}
            name={team.nameOf(agent.user) || copy.editAgents.formerMember}
            onRole={(role) => setAgents(withRole(agents, agent.user, role))}
            onShare={(share) => setAgents(agents.map((one) => (one.user === agent.user ? { ...one, share } : one)))}
            onRemove={() => setAgents(withoutAgent(agents, agent.user))}
          />
        ))}
      </ul>
      {missing !== 0 && (
        <p role="alert" className={styles.problem}>
          {missing > 0 ? copy.editAgents.missing(formatRate(missing)) : copy.editAgents.tooMuch(formatRate(-missing))}
        </p>
      )}
      {others.length > 0 && (
        <div className={styles.add}>
          <AddRegular aria-hidden />
          <Select
            aria-label={copy.editAgents.add}
            value=""
            onChange={(_, { value }) => value && setAgents(withAgent(agents, value))}
          >
            <option value="">{copy.editAgents.add}</option>
            {others.map(({ user }) => (
              <option key={user} value={user}>
                {team.nameOf(user)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </ModalSurface>
  )
}

interface AgentRowProps {
  agent: AgentDraft
  name: string
  onRole: (role: AgentRole) => void
  onShare: (share: number) => void
  onRemove: () => void
}

/** The lead keeps the role until someone else takes it. */
function AgentRow({ agent: { role, share }, name, onRole, onShare, onRemove }: AgentRowProps) {
  const styles = useEditAgentsStyles()
  const isLead = role === AgentRole.lead
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <Select
        className={styles.role}
        aria-label={copy.editAgents.roleOf(name)}
        value={role}
        onChange={(_, { value }) => onRole(codeOf(AgentRole, value) ?? role)}
      >
        {Object.values(AgentRole).map((one) => (
          <option key={one} value={one} disabled={isLead && one !== role}>
            {agentRoleLabels[one]}
          </option>
        ))}
      </Select>
      {share !== null && (
        <Input
          className={styles.share}
          type="number"
          min={0}
          max={100}
          step="any"
          aria-label={copy.editAgents.shareOf(name)}
          contentAfter="%"
          value={String(share / 100)}
          onChange={(_, { value }) => onShare(Math.round(Number(value) * 100))}
        />
      )}
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={copy.editAgents.remove(name)}
        title={isLead ? copy.editAgents.leadStays : copy.editAgents.remove(name)}
        disabled={isLead}
        onClick={onRemove}
      />
    </li>
  )
}
