import { Button, Field, Input, Select } from '@fluentui/react-components'
import { AttachRegular } from '@fluentui/react-icons/svg/attach'
import type { ActivityCreate, Contact, NoteBody } from 'openapi'
import { ActivityDirection, activityDirectionLabels, CallOutcome, callOutcomeLabels } from 'openapi/codes'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { codeOf } from 'remote-kit/forms/code-of'
import { readDraft } from 'remote-kit/notes/drafts'
import { NoteEditor } from 'remote-kit/notes/note-editor'
import { userProfileAtom } from 'remote-kit/session'
import { useTeamPeople } from 'remote-kit/team-people'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { dayOf, instantAt, timeOf } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { useLogActivity } from '#parts/activities/activities.api.ts'
import { useAddFile, useAddNote } from '#parts/contact-records/contact-records.api.ts'
import { useComposerStyles } from './Composer.styles.ts'
import { copy } from './copy.ts'

const TABS = ['note', 'call', 'text', 'email', 'meeting', 'showing'] as const
type Tab = (typeof TABS)[number]

/** Where a draft is kept. */
const draftOf = (contact: string, tab: Tab) => `contact ${contact} ${tab}`

/** Writes a note about a contact, logs what was done with them, or adds a file. */
export function Composer({ contact }: { contact: Contact }) {
  const styles = useComposerStyles()
  const user = useAtomValue(userProfileAtom)?.id ?? ''
  const [tab, setTab] = useState(() => TABS.find((one) => readDraft(user, draftOf(contact.id, one))) ?? 'note')
  const file = useRef<HTMLInputElement>(null)
  const addFile = useAddFile(contact.id)
  return (
    <Panel>
      <div className={styles.composer}>
        <div className={styles.head}>
          <div className={styles.tabs}>
            <SegmentedTabs
              label={copy.tabs}
              width="tabs"
              value={tab}
              options={TABS.map((value) => ({ value, label: copy[value] }))}
              onChange={setTab}
            />
          </div>
          <Button
            icon={<AttachRegular />}
            aria-label={copy.addFile}
            title={copy.addFile}
            disabled={addFile.isPending}
            onClick={() => file.current?.click()}
          />
          <input
            ref={file}
            type="file"
            hidden
            tabIndex={-1}
            aria-hidden
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              target.value = ''
              if (chosen) addFile.mutate(chosen)
            }}
          />
        </div>
        {tab === 'note' ? <NewNote contact={contact.id} /> : <NewActivity key={tab} kind={tab} contact={contact.id} />}
      </div>
    </Panel>
  )
}

function NewNote({ contact }: { contact: string }) {
  const people = useTeamPeople()
  const add = useAddNote(contact)
  return (
    <NoteEditor
      label={copy.add.note}
      placeholder={copy.placeholder.note}
      action={copy.add.note}
      people={people}
      draft={draftOf(contact, 'note')}
      isPending={add.isPending}
      error={add.error}
      onSave={(body, clear) => add.mutate(body, { onSuccess: clear })}
    />
  )
}

function NewActivity({ kind, contact }: { kind: Exclude<Tab, 'note'>; contact: string }) {
  const styles = useComposerStyles()
  const people = useTeamPeople()
  const timeZone = useTimeZone()
  const log = useLogActivity()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [direction, setDirection] = useState<ActivityDirection>(ActivityDirection.outgoing)
  const [outcome, setOutcome] = useState<CallOutcome | ''>('')
  const [minutes, setMinutes] = useState('')
  /** Empty means now. */
  const [when, setWhen] = useState('')
  const isMutual = kind === 'meeting' || kind === 'showing'
  const [opened] = useState(() => localTime(timeZone))
  const [isFuture, setIsFuture] = useState(false)

  const save = (body: NoteBody, clear: () => void) => {
    if (when > localTime(timeZone)) return setIsFuture(true)
    const activity: ActivityCreate = {
      contact,
      kind,
      ...(!isMutual && { direction }),
      ...(outcome && { outcome }),
      ...(minutes && { minutes: Number(minutes) }),
      ...(when && { at: instantAt(when, timeZone) }),
      ...(body.length > 0 && { body }),
    }
    const onSuccess = () => {
      clear()
      setKey(crypto.randomUUID())
      setOutcome('')
      setMinutes('')
      setWhen('')
    }
    log.mutate({ key, body: activity }, { onSuccess })
  }
  return (
    <>
      <div className={styles.fields}>
        {kind === 'call' && (
          <Field label={copy.outcome}>
            <Select value={outcome} onChange={(_, { value }) => setOutcome(codeOf(CallOutcome, value) ?? '')}>
              <option value="">{copy.chooseOutcome}</option>
              {Object.values(CallOutcome).map((one) => (
                <option key={one} value={one}>
                  {callOutcomeLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {!isMutual && (
          <Field label={copy.direction}>
            <Select
              value={direction}
              onChange={(_, { value }) => setDirection(codeOf(ActivityDirection, value) ?? ActivityDirection.outgoing)}
            >
              {Object.values(ActivityDirection).map((one) => (
                <option key={one} value={one}>
                  {activityDirectionLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {(isMutual || kind === 'call') && (
          <Field label={copy.minutes}>
            <Input type="number" min={0} max={1440} value={minutes} onChange={(_, { value }) => setMinutes(value)} />
          </Field>
        )}
        <Field label={copy.when} {...(isFuture && { validationMessage: copy.future })}>
          <Input
            type="datetime-local"
            value={when || opened}
            onChange={(_, { value }) => {
              setWhen(value)
              setIsFuture(false)
            }}
          />
        </Field>
      </div>
      <NoteEditor
        label={copy.placeholder[kind]}
        placeholder={copy.placeholder[kind]}
        action={copy.add[kind]}
        people={people}
        draft={draftOf(contact, kind)}
        isOptional={kind !== 'call' || outcome !== ''}
        isPending={log.isPending}
        error={log.error}
        onSave={save}
      />
    </>
  )
}

/** Now as the value of a field: `2026-11-25T09:30`. */
function localTime(timeZone: string): string {
  const now = new Date()
  return `${dayOf(now, timeZone)}T${timeOf(now, timeZone)}`
}
