import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { TaskListLtrRegular } from '@fluentui/react-icons/svg/task-list-ltr'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useCommands } from 'remote-kit/commands'
import { canDeleteContacts } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { lazyPart } from 'ui-kit/lazy-part'
import { SelectionToolbar } from 'ui-kit/SelectionToolbar'
import { contactSelectionAtom, endSelectingContactsAtom } from './contact-selection.atoms.ts'
import { copy } from './copy.ts'
import { MOST_CONTACTS } from './use-change-contacts.ts'
import { StartPlanDialog } from '#parts/plans/start-plan.ts'

const ChangeContactsPanel = lazyPart(async () => (await import('./ChangeContactsPanel.tsx')).ChangeContactsPanel)
const DeleteContactsDialog = lazyPart(async () => (await import('./DeleteContactsDialog.tsx')).DeleteContactsDialog)

/** What can be done with the selected contacts. */
export function SelectionActions() {
  const mayDelete = canDeleteContacts(useAtomValue(userProfileAtom))
  const contacts = [...useAtomValue(contactSelectionAtom)]
  const end = useSetAtom(endSelectingContactsAtom)
  const [open, setOpen] = useState<'change' | 'plan' | 'delete' | null>(null)
  const isOff = contacts.length > MOST_CONTACTS
  const change = () => setOpen('change')
  const remove = () => setOpen('delete')
  useCommands(() => ({
    title: copy.bar.commands(contacts.length),
    commands: [
      { id: 'contacts.change', label: copy.bar.changeAll, run: change, isOff },
      ...(mayDelete ? [{ id: 'contacts.delete', label: copy.bar.deleteAll, run: remove, isOff }] : []),
    ],
  }))
  const part = { contacts, onDone: end, onClose: () => setOpen(null) }
  return (
    <>
      <SelectionToolbar
        what={copy.bar.what}
        count={contacts.length}
        most={MOST_CONTACTS}
        isCovered={open !== null}
        onEnd={end}
      >
        <Button
          appearance="primary"
          icon={<EditRegular />}
          disabledFocusable={isOff}
          onClick={change}
          {...ChangeContactsPanel.onApproach}
        >
          {copy.bar.change}
        </Button>
        <Button
          icon={<TaskListLtrRegular />}
          disabledFocusable={isOff}
          onClick={() => setOpen('plan')}
          {...StartPlanDialog.onApproach}
        >
          {copy.bar.plan}
        </Button>
        {mayDelete && (
          <Button
            icon={<DeleteRegular />}
            disabledFocusable={isOff}
            onClick={remove}
            {...DeleteContactsDialog.onApproach}
          >
            {copy.bar.delete}
          </Button>
        )}
      </SelectionToolbar>
      {open === 'change' && <ChangeContactsPanel {...part} />}
      {open === 'plan' && <StartPlanDialog whom={{ contacts }} onDone={end} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteContactsDialog {...part} />}
    </>
  )
}
