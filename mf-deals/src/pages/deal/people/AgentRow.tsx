import { Button, Input, Select } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { AgentRole, agentRoleLabels } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { codeOptions } from 'remote-kit/forms/SelectField'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { type AgentDraft, shareOf } from './agent-drafts.ts'
import { copy } from './copy.ts'
import { useEditAgentsModalStyles } from './EditAgentsModal.styles.ts'

const roles = codeOptions(agentRoleLabels)

export interface AgentRowProps {
  draft: AgentDraft
  name: string
  image: string | null
  /** Whether they stay the lead until someone else is. */
  isOnlyLead: boolean
  /** Whether the viewer sees and sets shares. */
  hasShares: boolean
  /** Why the API refused the person: "isn’t a member of the team". */
  reason: string | undefined
  onRole: (role: AgentRole) => void
  onShare: (share: string) => void
  onRemove: () => void
}

/** An agent of the deal with their role and share. */
export function AgentRow({ draft, name, isOnlyLead, hasShares, ...props }: AgentRowProps) {
  const styles = useEditAgentsModalStyles()
  const isWrong = hasShares && shareOf(draft) === null
  const reason = isWrong ? copy.agentRow.shareInvalid : props.reason && copy.agentRow.refused(name, props.reason)
  return (
    <li className={styles.row}>
      <PersonAvatar name={name} image={props.image} size={32} decorative />
      <span className={styles.name}>{name}</span>
      <Select
        className={styles.role}
        aria-label={copy.agentRow.role(name)}
        value={draft.role}
        disabled={isOnlyLead}
        onChange={(_, { value }) => props.onRole(codeOf(AgentRole, value) ?? draft.role)}
      >
        {roles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {hasShares && (
        <Input
          className={styles.share}
          aria-label={copy.agentRow.share(name)}
          aria-invalid={isWrong}
          inputMode="decimal"
          placeholder="0"
          contentAfter="%"
          value={draft.share}
          onChange={(_, { value }) => props.onShare(value)}
        />
      )}
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={copy.agentRow.remove(name)}
        disabledFocusable={isOnlyLead}
        onClick={props.onRemove}
      />
      {reason && (
        <div role="alert" className={styles.reason}>
          {reason}
        </div>
      )}
    </li>
  )
}
