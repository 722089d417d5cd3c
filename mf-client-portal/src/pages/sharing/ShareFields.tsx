import { Dropdown, Field, Input, Option, Radio, RadioGroup } from '@fluentui/react-components'
import type { Deal, PortalMode } from 'openapi'
import { portalModeLabels, portalNotifyLabels } from 'openapi/codes'
import { type Control, Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { refusalOf } from 'remote-kit/forms/refusals'
import { TickList } from 'remote-kit/forms/TickList'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { today } from 'ui-kit/days'
import { copy } from './copy.ts'
import { LinkOptions } from './LinkOptions.tsx'
import { ALL_SECTIONS, type ShareForm, type Way } from './share-form.ts'
import { useShareFieldsStyles } from './ShareFields.styles.ts'
import { usePartyNames } from './use-party-names.ts'

const sections = ALL_SECTIONS.map((value) => ({ value, label: copy.sections[value] }))

/** The fields that API errors can name. */
const fieldNames = ['contact', 'mode', 'expires_at', 'passcode']

export interface ShareFieldsProps {
  deal: Deal
  /** The parties to choose from, at least one. */
  ways: readonly Way[]
  form: UseFormReturn<ShareForm>
  /** Why the API refused it. */
  error: unknown
}

/** The fields of sharing a deal. A refusal shows at the field that it names, else below all. */
export function ShareFields({ deal, ways, form: { control, register, setValue }, error }: ShareFieldsProps) {
  const styles = useShareFieldsStyles()
  const [contact, mode] = useWatch({ control, name: ['contact', 'mode'] })
  const modesOf = (chosen: string) => ways.find((way) => way.contact === chosen)?.modes ?? []
  const chooseContact = (chosen: string) => {
    const modes = modesOf(chosen)
    setValue('contact', chosen)
    if (modes[0] && !modes.includes(mode)) setValue('mode', modes[0])
  }
  const { fields } = refusalOf(error)
  const reasonOf = (name: string) => fields.find(({ field }) => field === name)?.reason
  return (
    <div className={styles.fields}>
      <WithWhom deal={deal} ways={ways} control={control} problem={reasonOf('contact')} onChoose={chooseContact} />
      <HowTheyGetIn modes={modesOf(contact)} control={control} problem={reasonOf('mode')} />
      {mode === 'link' && <LinkOptions control={control} register={register} problem={reasonOf('passcode')} />}
      <WhatTheySee control={control} />
      <div className={styles.pair}>
        <Updates control={control} />
        <Expiry control={control} problem={reasonOf('expires_at')} />
      </div>
      {!fieldNames.some(reasonOf) && <FormProblem error={error} />}
    </div>
  )
}

interface FieldProps {
  control: Control<ShareForm>
  /** Why the API refused it. */
  problem?: string | undefined
}

interface WithWhomProps extends FieldProps, Pick<ShareFieldsProps, 'deal' | 'ways'> {
  onChoose: (contact: string) => void
}

/** The parties who don't have every kind of access yet. */
function WithWhom({ deal, ways, control, problem, onChoose }: WithWhomProps) {
  const parties = usePartyNames(deal).filter((party) => ways.some(({ contact }) => contact === party.contact))
  return (
    <Controller
      control={control}
      name="contact"
      render={({ field }) => (
        <Field label={copy.shareDialog.contact} validationMessage={problem ?? null}>
          <RadioGroup value={field.value} onChange={(_, { value }) => onChoose(value)}>
            {parties.map(({ contact, label }) => (
              <Radio key={contact} value={contact} label={label} />
            ))}
          </RadioGroup>
        </Field>
      )}
    />
  )
}

/** Of the two ways, those that the party doesn't have yet. */
function HowTheyGetIn({ modes, control, problem }: FieldProps & { modes: readonly PortalMode[] }) {
  const [only, other] = modes
  return (
    <Controller
      control={control}
      name="mode"
      render={({ field }) => (
        <Field
          label={copy.shareDialog.mode}
          hint={only && !other ? copy.shareDialog.hasOther[only] : null}
          validationMessage={problem ?? null}
        >
          <RadioGroup layout="horizontal" value={field.value} onChange={(_, { value }) => field.onChange(value)}>
            {modes.map((value) => (
              <Radio key={value} value={value} label={portalModeLabels[value]} />
            ))}
          </RadioGroup>
        </Field>
      )}
    />
  )
}

function WhatTheySee({ control }: FieldProps) {
  const styles = useShareFieldsStyles()
  return (
    <Controller
      control={control}
      name="sections"
      render={({ field }) => (
        <Field label={copy.shareDialog.sections}>
          <div className={styles.sections}>
            <TickList options={sections} chosen={field.value} onChange={field.onChange} />
          </div>
        </Field>
      )}
    />
  )
}

function Updates({ control }: FieldProps) {
  const styles = useShareFieldsStyles()
  return (
    <Controller
      control={control}
      name="notify"
      render={({ field }) => (
        <Field label={copy.shareDialog.updates}>
          <Dropdown
            className={styles.select}
            value={portalNotifyLabels[field.value]}
            selectedOptions={[field.value]}
            onOptionSelect={(_, { optionValue }) => field.onChange(optionValue)}
          >
            {Object.entries(portalNotifyLabels).map(([value, label]) => (
              <Option key={value} value={value}>
                {label}
              </Option>
            ))}
          </Dropdown>
        </Field>
      )}
    />
  )
}

function Expiry({ control, problem }: FieldProps) {
  const styles = useShareFieldsStyles()
  const timeZone = useTimeZone()
  return (
    <Controller
      control={control}
      name="expires"
      render={({ field }) => (
        <Field label={copy.shareDialog.expires} validationMessage={problem ?? null}>
          <Input
            className={styles.select}
            type="date"
            min={today(timeZone)}
            value={field.value}
            onChange={(_, { value }) => field.onChange(value)}
          />
        </Field>
      )}
    />
  )
}
