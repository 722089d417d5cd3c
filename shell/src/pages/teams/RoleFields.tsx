import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { Team, TeamRole } from 'openapi'
import { MemberStatus, teamRoleLabels } from 'openapi/codes'
import { TickList } from 'remote-kit/forms/TickList'
import { formatPersonName } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { activeMembers } from '#parts/teams/team-rights.ts'
import { copy } from './copy.ts'

export interface RoleFieldsProps {
  team: Team
  /** The member being edited, who cannot assist themselves. */
  except?: string
  roles: readonly TeamRole[]
  value: { role: TeamRole; assists: readonly string[] }
  onChange: (value: { role: TeamRole; assists: string[] }) => void
  problem?: string | undefined
}

/** A role, and for an assistant the agents that they work for. */
export function RoleFields({ team, except, roles, value, onChange, problem }: RoleFieldsProps) {
  const styles = useFormStyles()
  const { role, assists } = value
  const agents = activeMembers(team, except).filter((member) => member.role !== 'assistant')
  const invited = team.members.filter((one) => one.status === MemberStatus.Invited && one.role !== 'assistant')
  // Where there is one agent, there is nothing to choose.
  const chosenAgents = () =>
    assists.length === 0 && agents.length === 1 ? agents.map(({ user }) => user) : [...assists]
  const choose = (chosen: string) => {
    const next = roles.find((candidate) => candidate === chosen)
    if (next) onChange({ role: next, assists: next === 'assistant' ? chosenAgents() : [] })
  }
  const options = agents.map(({ user, person }) => ({ value: user, label: formatPersonName(person) }))
  // Those that aren't listed, such as a deactivated agent, stay.
  const unlisted = assists.filter((user) => !agents.some((agent) => agent.user === user))
  return (
    <>
      <Field label={copy.roleFields.role}>
        <RadioGroup value={role} onChange={(_, data) => choose(data.value)}>
          {roles.map((one) => (
            <Radio key={one} value={one} label={copy.roleFields.choice(teamRoleLabels[one], one)} />
          ))}
        </RadioGroup>
      </Field>
      {role === 'assistant' && (
        <Field label={copy.roleFields.assists} validationMessage={problem ?? null}>
          <div role="group" aria-label={copy.roleFields.assists}>
            <div className={styles.ticks}>
              <TickList
                options={options}
                chosen={assists}
                onChange={(chosen) => onChange({ role, assists: [...unlisted, ...chosen] })}
              />
            </div>
            {invited.length > 0 && (
              <Hint>
                {copy.roleFields.invited(invited.map(({ person, email }) => formatPersonName(person) || email))}
              </Hint>
            )}
          </div>
        </Field>
      )}
    </>
  )
}
