import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { useAtomValue } from 'jotai'
import type { Contact } from 'openapi'
import { contactFields } from 'openapi/fields/contact'
import { useState } from 'react'
import { useOfferOnClose } from 'remote-kit/forms/use-offer-on-close'
import { canKeepLabels } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { ConflictNotice } from 'ui-kit/ConflictNotice'
import { HiddenText } from 'ui-kit/HiddenText'
import { lazyPart } from 'ui-kit/lazy-part'
import { contactName, labelChip } from '#parts/contacts/contact-chips.ts'
import { ContactLabels } from '#parts/contacts/ContactLabels.tsx'
import { useLabels } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'
import { useCodeMenuStyles } from './CodeMenu.styles.ts'
import { useContactEdit } from './use-contact-edit.ts'

const NewLabelDialog = lazyPart(async () => (await import('#parts/labels/NewLabelDialog.tsx')).NewLabelDialog)

const LabelsPanel = lazyPart(async () => (await import('#parts/labels/LabelsPanel.tsx')).LabelsPanel)

/**
 * The labels of a contact. A selection is saved right away, and once the menu closes, Undo takes back all of it. Owners and admins
 * add and change labels here too.
 */
export function LabelsMenu({ contact }: { contact: Contact }) {
  const styles = useCodeMenuStyles()
  const labels = useLabels()
  const isKeeper = canKeepLabels(useAtomValue(userProfileAtom))
  const [opened, setOpened] = useState<'new' | 'all' | null>(null)
  const close = () => setOpened(null)
  const { state, reason, revert, save, useMine, offerUndo } = useContactEdit(contact)
  const offer = (changed: Contact, before: string[]) => {
    const saved = copy.useContactEdit.saved(contactName(changed), contactFields.labels.label)
    offerUndo(saved, changed, { labels: before })
  }
  const { track, onOpenChange } = useOfferOnClose(contact.labels, offer)
  const confirm = async (saving: Promise<Contact | undefined>, before: string[]) => {
    const changed = await saving
    if (changed) offer(changed, before)
  }
  const namesOf = (ids: readonly string[] = []) => ids.map((id) => labels.get(id)?.name ?? '').join(', ')

  if (state.step === 'conflict') {
    return (
      <ConflictNotice
        differences={[
          {
            label: contactFields.labels.label,
            theirs: namesOf(state.theirs.labels),
            yours: namesOf(state.yours.labels),
          },
        ]}
        onKeepTheirs={() => revert(true)}
        onUseMine={() => void confirm(useMine(), state.theirs.labels)}
      />
    )
  }
  return (
    <div>
      <Menu
        persistOnItemClick
        checkedValues={{ labels: contact.labels }}
        onCheckedValueChange={(_, data) => track(save({ labels: data.checkedItems }))}
        onOpenChange={(_, { open: isOpen }) => void onOpenChange(isOpen)}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" size="small" className={styles.button}>
            <HiddenText>{copy.labelsMenu.field}</HiddenText>
            {contact.labels.length > 0 ? (
              <ContactLabels ids={contact.labels} />
            ) : (
              <span className={styles.empty}>{copy.labelsMenu.add}</span>
            )}
            <ChevronDownRegular aria-hidden className={styles.chevron} />
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.menu}>
          <MenuList>
            {[...labels.values()].map((label) => (
              <MenuItemCheckbox key={label.id} name="labels" value={label.id}>
                {labelChip(label).label}
              </MenuItemCheckbox>
            ))}
            {isKeeper && labels.size > 0 && <MenuDivider />}
            {isKeeper && (
              <MenuItem icon={<AddRegular />} persistOnClick={false} onClick={() => setOpened('new')}>
                {copy.labelsMenu.create}
              </MenuItem>
            )}
            {isKeeper && labels.size > 0 && (
              <MenuItem icon={<EditRegular />} persistOnClick={false} onClick={() => setOpened('all')}>
                {copy.labelsMenu.edit}
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {opened === 'new' && (
        <NewLabelDialog
          onCreated={({ id }) => void confirm(save({ labels: [...contact.labels, id] }), contact.labels)}
          onClose={close}
        />
      )}
      {opened === 'all' && <LabelsPanel onClose={close} />}
      {reason && (
        <p role="alert" className={styles.refusal}>
          {reason}
        </p>
      )}
    </div>
  )
}
