import { Checkbox, Field, FieldContextProvider, Radio, RadioGroup } from '@fluentui/react-components'
import type { Team, TeamRole } from 'openapi'
import { MemberStatus, teamRoleLabels } from 'openapi/codes'
import { formatPersonName } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
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
  const toggle = (user: string, isChosen: boolean) =>
    onChange({ role, assists: isChosen ? [...assists, user] : assists.filter((other) => other !== user) })
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
            {/* Inside of a field, each box gets the field's one id, and a click on any name checks the first box. */}
            <FieldContextProvider value={undefined}>
              {agents.map(({ user, person }) => (
                <div key={user}>
                  <Checkbox
                    label={formatPersonName(person)}
                    checked={assists.includes(user)}
                    onChange={(_, { checked }) => toggle(user, checked === true)}
                  />
                </div>
              ))}
            </FieldContextProvider>
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
