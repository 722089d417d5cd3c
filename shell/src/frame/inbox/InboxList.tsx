import { Button } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { useAtomValue } from 'jotai'
import type { Notification } from 'openapi'
import { NotificationState } from 'openapi/codes'
import { useId, useRef, useState } from 'react'
import { type RowCommand, useRowCommands } from 'remote-kit/row-commands'
import { focusRow, stepRow } from 'remote-kit/row-focus'
import { copy } from './copy.ts'
import { groupedInboxAtom } from './inbox.atoms.ts'
import { useInboxStyles } from './Inbox.styles.ts'
import { InboxRow } from './InboxRow.tsx'
import { SnoozeMenu } from './SnoozeMenu.tsx'
import { type InboxActions, useInboxActions } from './use-inbox-actions.ts'

export interface InboxListProps {
  notifications: readonly Notification[]
  state: NotificationState
  /** Called when one is opened. */
  onClose: () => void
}

/** Notifications, by deal if the user wants that, with the keys of a list. */
export function InboxList({ notifications: all, state, onClose }: InboxListProps) {
  const list = useRef<HTMLDivElement>(null)
  const actions = useInboxActions()
  const isGrouped = useAtomValue(groupedInboxAtom)
  const [snoozing, setSnoozing] = useState<{ one: Notification; target: HTMLElement } | null>(null)
  const notifications = all.filter(({ id }) => !actions.leaving.has(id))
  const isOpen = state === NotificationState.open

  /** Moves the focus to a neighbor before the row goes, so that the keys go on from there. */
  const leave = (run: () => void) => {
    if (!stepRow(1, list.current ?? undefined)) stepRow(-1, list.current ?? undefined)
    run()
  }
  const moving: InboxActions = {
    ...actions,
    finish: (some) => leave(() => actions.finish(some)),
    snooze: (one, until) => leave(() => actions.snooze(one, until)),
    reopen: (one) => leave(() => actions.reopen(one)),
  }
  const commands: RowCommand<Notification>[] = [
    {
      id: 'inbox.done',
      label: isOpen ? copy.inboxList.done : copy.row.reopen,
      keys: 'e',
      run: (one) => (isOpen ? moving.finish([one]) : moving.reopen(one)),
    },
    ...(isOpen
      ? [
          {
            id: 'inbox.snooze',
            label: copy.inboxList.snooze,
            keys: 'h',
            run: (one: Notification, target: HTMLElement) => setSnoozing({ one, target }),
          },
        ]
      : []),
    { id: 'inbox.read', label: copy.inboxList.read, keys: 'u', run: (one) => actions.read(one, !one.read_at) },
  ]
  useRowCommands({
    title: copy.inboxList.commands,
    rowOf: (id) => notifications.find((one) => one.id === id),
    nameOf: ({ subject }) => subject,
    commands,
    dialog: () => list.current?.closest('[role=dialog]'),
  })

  const row = (one: Notification, group?: string) => (
    <InboxRow
      key={one.id}
      notification={one}
      state={state}
      actions={moving}
      {...(group && { group })}
      onOpen={onClose}
      onSnooze={(target) => setSnoozing((now) => (now?.target === target ? null : { one, target }))}
    />
  )
  return (
    <div ref={list}>
      {isGrouped ? (
        groupsOf(notifications).map(({ key, name, members }) => (
          <Group key={key} name={name} {...(isOpen && { onFinish: () => moving.finish(members) })}>
            {members.map((one) => row(one, name))}
          </Group>
        ))
      ) : (
        <Rows label={copy.inboxList.list}>{notifications.map((one) => row(one))}</Rows>
      )}
      {snoozing && (
        <SnoozeMenu
          target={snoozing.target}
          subject={snoozing.one.subject}
          onChoose={(until) => {
            setSnoozing(null)
            moving.snooze(snoozing.one, until)
          }}
          onClose={() => {
            setSnoozing(null)
            focusRow(snoozing.target.closest('[data-row-id]'))
          }}
        />
      )}
    </div>
  )
}

interface InboxGroup {
  key: string
  name: string
  members: Notification[]
}

/** By deal, in the order of their newest; what is about no deal comes last. */
function groupsOf(notifications: readonly Notification[]): InboxGroup[] {
  const byDeal = Map.groupBy(notifications, ({ deal }) => deal ?? '')
  const other = byDeal.get('')
  byDeal.delete('')
  return [
    ...[...byDeal].map(([key, members]) => ({ key, name: members[0]?.deal_name ?? '', members })),
    ...(other ? [{ key: 'other', name: copy.inboxList.other, members: other }] : []),
  ]
}

interface GroupProps {
  name: string
  onFinish?: () => void
  children: React.ReactNode
}

function Group({ name, onFinish, children }: GroupProps) {
  const styles = useInboxStyles()
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h3 id={id} className={styles.groupName}>
          {name}
        </h3>
        {onFinish && (
          <Button
            size="small"
            appearance="subtle"
            icon={<CheckmarkRegular />}
            aria-label={copy.inboxList.allDoneOf(name)}
            onClick={onFinish}
          >
            {copy.inboxList.allDone}
          </Button>
        )}
      </div>
      <Rows label={name}>{children}</Rows>
    </section>
  )
}

function Rows({ label, children }: { label: string; children: React.ReactNode }) {
  const styles = useInboxStyles()
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
