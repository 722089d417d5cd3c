import { Button, Checkbox, Dropdown, Field, Input, Option, Radio, RadioGroup } from '@fluentui/react-components'
import type { Deal, PortalNotify, PortalSections } from 'openapi'
import { portalModeLabels, portalNotifyLabels } from 'openapi/codes'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ApiError } from 'remote-kit/api-client'
import { today } from 'ui-kit/days'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { PrivateLink } from './PrivateLink.tsx'
import { useSharePortal } from './portals.api.ts'
import { useShareDialogStyles } from './ShareDialog.styles.ts'
import { usePartyNames } from './use-party-names.ts'

type Section = keyof PortalSections

const SECTIONS: Record<Section, string> = {
  milestones: 'The way to closing',
  tasks: 'Tasks you marked as visible',
  key_dates: 'Key dates',
  people: 'People to call',
  price: 'The price',
  changes: 'What has changed since they last looked',
}
const ALL_SECTIONS: readonly Section[] = ['milestones', 'tasks', 'key_dates', 'people', 'price', 'changes']

type ShareForm = {
  contact: string
  mode: 'account' | 'link'
  sections: readonly Section[]
  notify: PortalNotify
  expires: string
}

/** Shares a deal with one of its parties: how they come in, what they see, for how long. */
export function ShareDialog({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const styles = useShareDialogStyles()
  const parties = usePartyNames(deal)
  const share = useSharePortal(deal.id)
  const [token, setToken] = useState<string | null>(null)
  const { control, handleSubmit } = useForm<ShareForm>({
    defaultValues: {
      contact: deal.parties[0]?.contact ?? '',
      mode: 'account',
      sections: ALL_SECTIONS,
      notify: 'milestone',
      expires: '',
    },
  })

  const submit = handleSubmit(({ contact, mode, sections, notify, expires }) =>
    share.mutate(
      {
        body: {
          deal: deal.id,
          contact,
          mode,
          notify,
          sections: Object.fromEntries(ALL_SECTIONS.map((section) => [section, sections.includes(section)])),
          // The last moment of the chosen day, where the agent is.
          ...(expires && { expires_at: new Date(`${expires}T23:59:59`).toISOString() }),
        },
      },
      { onSuccess: (created) => (created.token ? setToken(created.token) : onClose()) },
    ),
  )

  if (token) return <PrivateLink token={token} onClose={onClose} />
  return (
    <ModalSurface
      open
      title="Share this deal"
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={share.isPending || deal.parties.length === 0}>
            Share
          </Button>
        </>
      }
    >
      {deal.parties.length === 0 ? (
        <p>Add the client to the deal’s people first; then the deal can be shared with them.</p>
      ) : (
        <div className={styles.fields}>
          <Controller
            control={control}
            name="contact"
            render={({ field }) => (
              <Field label="With whom" {...refusal(share.error, 'contact')}>
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
              <Field label="How they come in" {...refusal(share.error, 'mode')}>
                <RadioGroup layout="horizontal" value={field.value} onChange={(_, { value }) => field.onChange(value)}>
                  <Radio value="account" label={portalModeLabels.account} />
                  <Radio value="link" label={portalModeLabels.link} />
                </RadioGroup>
              </Field>
            )}
          />
          <Controller
            control={control}
            name="sections"
            render={({ field }) => (
              <Field label="What they see">
                <div className={styles.sections}>
                  {ALL_SECTIONS.map((section) => (
                    <Checkbox
                      key={section}
                      label={SECTIONS[section]}
                      checked={field.value.includes(section)}
                      onChange={(_, { checked }) =>
                        field.onChange(
                          checked ? [...field.value, section] : field.value.filter((other) => other !== section),
                        )
                      }
                    />
                  ))}
                </div>
              </Field>
            )}
          />
          <div className={styles.pair}>
            <Controller
              control={control}
              name="notify"
              render={({ field }) => (
                <Field label="Mail to them">
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
                <Field label="Ends on (optional)" {...refusal(share.error, 'expires_at')}>
                  <Input
                    className={styles.select}
                    type="date"
                    min={today()}
                    value={field.value}
                    onChange={(_, { value }) => field.onChange(value)}
                  />
                </Field>
              )}
            />
          </div>
          {share.error && !fieldNames.some((name) => refusal(share.error, name)) && (
            <p role="alert" className={styles.refusal}>
              {share.error instanceof ApiError
                ? share.error.lines.join(' ')
                : 'The deal could not be shared. Nothing was changed; try again.'}
            </p>
          )}
        </div>
      )}
    </ModalSurface>
  )
}

const fieldNames = ['contact', 'mode', 'expires_at']

/** What the API says of one field, as Fluent's Field shows it. */
function refusal(error: unknown, field: string) {
  const reason =
    error instanceof ApiError ? error.problem.errors?.find((one) => one.field === field)?.reason : undefined
  return reason ? { validationState: 'error' as const, validationMessage: reason } : undefined
}
