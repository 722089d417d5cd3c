import { Field, Input, Switch, ToggleButton } from '@fluentui/react-components'
import type { LeadSource } from 'openapi'
import { contactSourceLabels, leadLanguageLabels } from 'openapi/codes'
import { codeOptions } from 'remote-kit/forms/SelectField'
import { Hint } from 'ui-kit/Hint'
import { copy } from '#pages/teams/leads/routing/rules/copy.ts'
import type { RuleDraft, RuleProblems } from '#pages/teams/leads/routing/rules/rule-draft.ts'
import { PickMany } from './PickMany.tsx'
import { useRuleDialogStyles } from './RuleDialog.styles.ts'

export interface RulePartProps {
  draft: RuleDraft
  problems: RuleProblems
  onChange: (fields: Partial<RuleDraft>) => void
}

/** Which leads a rule is for. */
export function RuleConditions({
  draft,
  problems,
  onChange,
  sources,
}: RulePartProps & { sources: readonly LeadSource[] }) {
  const styles = useRuleDialogStyles()
  const shown = sources.filter(({ id, retired }) => !retired || draft.sources.includes(id))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.dialog.which}</legend>
      <Hint>{copy.dialog.whichHint}</Hint>
      <div className={styles.pair}>
        <PickMany
          label={copy.dialog.sources}
          placeholder={copy.dialog.anySource}
          options={shown.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={draft.sources}
          onChange={(chosen) => onChange({ sources: chosen })}
        />
        <PickMany
          label={copy.dialog.contactSources}
          placeholder={copy.dialog.anyContactSource}
          options={codeOptions(contactSourceLabels)}
          chosen={draft.contact_sources}
          onChange={(chosen) => onChange({ contact_sources: chosen })}
        />
        <Field label={copy.dialog.priceFrom} validationMessage={problems.price_from ?? null}>
          <Input
            inputMode="decimal"
            contentBefore="$"
            value={draft.price_from}
            onChange={(_, { value }) => onChange({ price_from: value })}
          />
        </Field>
        <Field label={copy.dialog.priceTo} validationMessage={problems.price_to ?? null}>
          <Input
            inputMode="decimal"
            contentBefore="$"
            value={draft.price_to}
            onChange={(_, { value }) => onChange({ price_to: value })}
          />
        </Field>
      </div>
      <Field label={copy.dialog.places} hint={copy.dialog.placesHint}>
        <Input value={draft.places} onChange={(_, { value }) => onChange({ places: value })} />
      </Field>
      <PickMany
        label={copy.dialog.languages}
        placeholder={copy.dialog.anyLanguage}
        options={codeOptions(leadLanguageLabels)}
        chosen={draft.languages}
        onChange={(chosen) => onChange({ languages: chosen })}
      />
      <Switch
        label={copy.dialog.limitHours}
        checked={draft.has_hours}
        onChange={(_, { checked }) => onChange({ has_hours: checked })}
      />
      {draft.has_hours && <Hours draft={draft} problems={problems} onChange={onChange} />}
    </fieldset>
  )
}

function Hours({ draft, problems, onChange }: RulePartProps) {
  const styles = useRuleDialogStyles()
  const toggle = (day: number) =>
    onChange({
      weekdays: draft.weekdays.includes(day)
        ? draft.weekdays.filter((one) => one !== day)
        : [...draft.weekdays, day].toSorted((a, b) => a - b),
    })
  return (
    <>
      <Field label={copy.dialog.weekdays} validationMessage={problems.weekdays ?? null}>
        <div className={styles.days} role="group" aria-label={copy.dialog.weekdays}>
          {copy.sentence.days.map((name, i) => (
            <ToggleButton
              key={name}
              size="small"
              checked={draft.weekdays.includes(i + 1)}
              onClick={() => toggle(i + 1)}
            >
              {name}
            </ToggleButton>
          ))}
        </div>
      </Field>
      <div className={styles.pair}>
        <Field label={copy.dialog.starts}>
          <Input type="time" value={draft.starts} onChange={(_, { value }) => value && onChange({ starts: value })} />
        </Field>
        <Field label={copy.dialog.ends}>
          <Input type="time" value={draft.ends} onChange={(_, { value }) => value && onChange({ ends: value })} />
        </Field>
      </div>
      <Hint>{copy.dialog.hoursHint}</Hint>
    </>
  )
}
