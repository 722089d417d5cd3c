import { Checkbox, Field, Input } from '@fluentui/react-components'
import { ContactStatus, contactStatusLabels } from 'openapi/codes'
import { useLeadSources } from 'remote-kit/lead-sources'
import { TickList } from 'remote-kit/forms/TickList'
import { useEffect, useRef } from 'react'
import { Hint } from 'ui-kit/Hint'
import { useLabels } from '#parts/contacts/contacts.api.ts'
import { copy } from '../copy.ts'
import type { PlanDraft } from './plan-draft.ts'
import { usePlansStyles } from '../Plans.styles.ts'

const STATUSES = Object.values(ContactStatus).map((status) => ({
  value: String(status),
  label: contactStatusLabels[status],
}))

const statusesOf = (chosen: readonly string[]): ContactStatus[] =>
  Object.values(ContactStatus).filter((status) => chosen.includes(String(status)))

type Props = { draft: PlanDraft; isAtStarts: boolean; onChange: (change: Partial<PlanDraft>) => void }

/** What ends a plan, and what starts it by itself. */
export function PlanRules(props: Props) {
  return (
    <>
      <Stops {...props} />
      <Starts {...props} />
    </>
  )
}

function Stops({ draft, onChange }: Props) {
  const styles = usePlansStyles()
  const { stop_on: stops } = draft
  const set = (change: Partial<typeof stops>) => onChange({ stop_on: { ...stops, ...change } })
  return (
    <section aria-label={copy.editor.stops} className={styles.section}>
      <h3 className={styles.heading}>{copy.editor.stops}</h3>
      <div>
        <Checkbox
          label={copy.editor.stopReply}
          checked={stops.reply}
          onChange={(_, { checked }) => set({ reply: checked === true })}
        />
      </div>
      <div className={styles.end}>
        <Checkbox
          label={copy.editor.stopCall}
          checked={stops.call_minutes !== null}
          onChange={(_, { checked }) => set({ call_minutes: checked === true ? 2 : null })}
        />
        {stops.call_minutes !== null && (
          <Input
            type="number"
            min={1}
            max={120}
            aria-label={copy.editor.minutes}
            contentAfter={copy.editor.minutes}
            style={{ width: '130px' }}
            value={String(stops.call_minutes)}
            onChange={(_, { value }) =>
              set({ call_minutes: Math.min(120, Math.max(1, Math.trunc(Number(value)) || 1)) })
            }
          />
        )}
      </div>
      <Field label={copy.editor.stopStatus}>
        <div className={styles.choices}>
          <TickList
            options={STATUSES}
            chosen={stops.statuses.map(String)}
            onChange={(chosen) => set({ statuses: statusesOf(chosen) })}
          />
        </div>
      </Field>
    </section>
  )
}

function Starts({ draft, isAtStarts, onChange }: Props) {
  const styles = usePlansStyles()
  const labels = useLabels()
  const sources = useLeadSources()
  const { start_on: starts } = draft
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAtStarts) return
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView()
  }, [isAtStarts])
  const set = (change: Partial<typeof starts>) => onChange({ start_on: { ...starts, ...change } })
  const named = (all: Iterable<{ id: string; name: string }>) =>
    [...all].map(({ id, name }) => ({ value: id, label: name }))
  return (
    <section ref={section} aria-label={copy.editor.starts} tabIndex={-1} className={styles.section}>
      <h3 className={styles.heading}>{copy.editor.starts}</h3>
      <Hint>{copy.editor.startsHint}</Hint>
      {sources.length > 0 && (
        <Field label={copy.editor.startSources}>
          <div className={styles.choices}>
            <TickList
              options={named(sources)}
              chosen={starts.lead_sources}
              onChange={(chosen) => set({ lead_sources: chosen })}
            />
          </div>
        </Field>
      )}
      <Field label={copy.editor.startStatus}>
        <div className={styles.choices}>
          <TickList
            options={STATUSES}
            chosen={starts.statuses.map(String)}
            onChange={(chosen) => set({ statuses: statusesOf(chosen) })}
          />
        </div>
      </Field>
      {labels.size > 0 && (
        <Field label={copy.editor.startLabels}>
          <div className={styles.choices}>
            <TickList
              options={named(labels.values())}
              chosen={starts.labels}
              onChange={(chosen) => set({ labels: chosen })}
            />
          </div>
        </Field>
      )}
    </section>
  )
}
