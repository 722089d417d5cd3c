import { Field, Input, Radio, RadioGroup, Select } from '@fluentui/react-components'
import { LeadRuleWay } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { useTeamPeople } from 'remote-kit/team-people'
import { Hint } from 'ui-kit/Hint'
import { copy } from '#pages/teams/leads/routing/rules/copy.ts'
import { PickMany } from './PickMany.tsx'
import type { RulePartProps } from './RuleConditions.tsx'
import { useRuleDialogStyles } from './RuleDialog.styles.ts'

/** Who gets the leads of a rule. */
export function RuleTarget({ draft, problems, onChange }: RulePartProps) {
  const styles = useRuleDialogStyles()
  const people = useTeamPeople()
  const options = people.active.map(({ user }) => ({ value: user, label: people.nameOf(user) }))
  const { way } = draft
  const isClaim = way === LeadRuleWay.claim
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.dialog.who}</legend>
      <RadioGroup
        aria-label={copy.dialog.who}
        value={way}
        onChange={(_, { value }) => onChange({ way: codeOf(LeadRuleWay, value) ?? way })}
      >
        {Object.values(LeadRuleWay).map((one) => (
          <Radio key={one} value={one} label={copy.dialog.ways[one]} />
        ))}
      </RadioGroup>
      <Hint>{copy.dialog.wayHints[way]}</Hint>
      {way === LeadRuleWay.person && (
        <Field label={copy.dialog.person} validationMessage={problems.users ?? null}>
          <Select value={draft.users[0] ?? ''} onChange={(_, { value }) => onChange({ users: value ? [value] : [] })}>
            <option value="">{copy.dialog.choosePerson}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {(isClaim || way === LeadRuleWay.rotation) && (
        <PickMany
          label={copy.dialog.group}
          placeholder={copy.dialog.groupRequired}
          options={options}
          chosen={draft.users}
          problem={problems.users}
          onChange={(users) => onChange({ users })}
        />
      )}
      {isClaim && (
        <div className={styles.pair}>
          <Field label={copy.dialog.minutes} validationMessage={problems.minutes ?? null}>
            <Input
              inputMode="numeric"
              value={draft.minutes}
              onChange={(_, { value }) => onChange({ minutes: value.trim() })}
            />
          </Field>
          <Field label={copy.dialog.fallback}>
            <Select value={draft.fallback} onChange={(_, { value }) => onChange({ fallback: value })}>
              <option value="">{copy.dialog.toPond}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </fieldset>
  )
}
