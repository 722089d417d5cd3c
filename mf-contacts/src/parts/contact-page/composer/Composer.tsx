import { Button } from '@fluentui/react-components'
import { AttachRegular } from '@fluentui/react-icons/svg/attach'
import type { ActivityCreate, Contact, NoteBody } from 'openapi'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { checkFile } from 'remote-kit/files/check-file'
import { readDraft } from 'remote-kit/notes/drafts'
import { NoteEditor } from 'remote-kit/notes/note-editor'
import { userProfileAtom } from 'remote-kit/session'
import { useTeamPeople } from 'remote-kit/team-people'
import { Panel } from 'ui-kit/Panel'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { useLogActivity } from '#parts/activities/activities.api.ts'
import { ActivityFields } from '#parts/activities/ActivityFields.tsx'
import { ContactedBox } from '#parts/activities/ContactedBox.tsx'
import { useActivityForm } from '#parts/activities/use-activity-form.ts'
import { statusChange, useFirstConversation } from '#parts/activities/use-first-conversation.ts'
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
  const notify = useNotify()
  const add = (chosen: File) => {
    const problem = checkFile(chosen)
    if (problem) notify.error(copy.notAdded(chosen.name), [problem])
    else addFile.mutate(chosen)
  }
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
            disabledFocusable={addFile.isPending}
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
              if (chosen) add(chosen)
            }}
          />
        </div>
        {tab === 'note' ? <NewNote contact={contact.id} /> : <NewActivity key={tab} kind={tab} contact={contact} />}
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

function NewActivity({ kind, contact }: { kind: Exclude<Tab, 'note'>; contact: Contact }) {
  const people = useTeamPeople()
  const log = useLogActivity()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useActivityForm(kind)
  const conversation = useFirstConversation(contact.status, form.isTalk)

  const save = (body: NoteBody, clear: () => void) => {
    const facts = form.read()
    if (!facts) return
    const activity: ActivityCreate = {
      contact: contact.id,
      kind,
      ...facts,
      ...statusChange(contact.status, conversation),
      ...(body.length > 0 && { body }),
    }
    const onSuccess = () => {
      clear()
      setKey(crypto.randomUUID())
      form.clear()
      conversation.clear()
    }
    log.mutate({ key, body: activity }, { onSuccess })
  }
  return (
    <>
      <ActivityFields form={form} />
      <ContactedBox conversation={conversation} />
      <NoteEditor
        label={copy.placeholder[kind]}
        placeholder={copy.placeholder[kind]}
        action={copy.add[kind]}
        people={people}
        draft={draftOf(contact.id, kind)}
        isOptional={form.isComplete}
        isPending={log.isPending}
        error={log.error}
        onSave={save}
      />
    </>
  )
}
