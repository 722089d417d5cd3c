import { Dropdown, Field, Input, Option, Radio, RadioGroup } from '@fluentui/react-components'
import type { Deal } from 'openapi'
import { portalModeLabels, portalNotifyLabels } from 'openapi/codes'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { ApiError } from 'remote-kit/api-client'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { refusalOf } from 'remote-kit/forms/refusals'
import { TickList } from 'remote-kit/forms/TickList'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { today } from 'ui-kit/days'
import { copy } from './copy.ts'
import { LinkOptions } from './LinkOptions.tsx'
import { PrivateLink } from './PrivateLink.tsx'
import { useSharePortal } from './portals.api.ts'
import { ALL_SECTIONS, portalOf, type ShareForm } from './share-form.ts'
import { useShareDialogStyles } from './ShareDialog.styles.ts'
import { usePartyNames } from './use-party-names.ts'

const sections = ALL_SECTIONS.map((value) => ({ value, label: copy.sections[value] }))

/** The fields that API errors can name. */
const fieldNames = ['contact', 'mode', 'expires_at', 'passcode']

/** Shares a deal with one of its parties: how they get in, what they see, and for how long. */
export function ShareDialog({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const styles = useShareDialogStyles()
  const parties = usePartyNames(deal)
  const timeZone = useTimeZone()
  const share = useSharePortal()
  const [token, setToken] = useState<string | null>(null)
  const { control, register, handleSubmit } = useForm<ShareForm>({
    defaultValues: {
      contact: deal.parties[0]?.contact ?? '',
      mode: 'account',
      sections: ALL_SECTIONS,
      notify: 'milestone',
      expires: '',
      passcode: '',
      mail: false,
    },
  })
  const mode = useWatch({ control, name: 'mode' })
  const { fields } = refusalOf(share.error)
  const reasonOf = (name: string) => fields.find(({ field }) => field === name)?.reason

  const submit = handleSubmit((form) =>
    share.mutate(portalOf(deal.id, form, timeZone), {
      onSuccess: (created) => (created.token ? setToken(created.token) : onClose()),
    }),
  )

  if (token) return <PrivateLink token={token} onClose={onClose} />
  return (
    <FormDialog
      title={copy.shareDialog.title}
      action={copy.shareDialog.share}
      isPending={share.isPending}
      isOff={deal.parties.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {deal.parties.length === 0 ? (
        <p>{copy.shareDialog.noPeople}</p>
      ) : (
        <div className={styles.fields}>
          <Controller
            control={control}
            name="contact"
            render={({ field }) => (
              <Field label={copy.shareDialog.contact} validationMessage={reasonOf('contact') ?? null}>
                <RadioGroup value={field.value} onChange={(_, { value }) => field.onChange(value)}>
                  {parties.map(({ contact, label }) => (
                    <Radio key={contact} value={contact} label={label} />
                  ))}
                </RadioGroup>
              </Field>
            )}
          />
          <Controller
            control={control}
            name="mode"
            render={({ field }) => (
              <Field label={copy.shareDialog.mode} validationMessage={reasonOf('mode') ?? null}>
                <RadioGroup layout="horizontal" value={field.value} onChange={(_, { value }) => field.onChange(value)}>
                  <Radio value="account" label={portalModeLabels.account} />
                  <Radio value="link" label={portalModeLabels.link} />
                </RadioGroup>
              </Field>
            )}
          />
          {mode === 'link' && <LinkOptions control={control} register={register} problem={reasonOf('passcode')} />}
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
          <div className={styles.pair}>
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
            <Controller
              control={control}
              name="expires"
              render={({ field }) => (
                <Field label={copy.shareDialog.expires} validationMessage={reasonOf('expires_at') ?? null}>
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
          </div>
          {share.error && !fieldNames.some(reasonOf) && (
            <p role="alert" className={styles.refusal}>
              {share.error instanceof ApiError ? share.error.lines.join(' ') : copy.shareDialog.failed}
            </p>
          )}
        </div>
      )}
    </FormDialog>
  )
}
