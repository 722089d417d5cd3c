import { Button, Menu, MenuItemCheckbox, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import type { Contact } from 'openapi'
import { contactFields } from 'openapi/fields/contact'
import { ConflictNotice } from 'ui-kit/ConflictNotice'
import { HiddenText } from 'ui-kit/HiddenText'
import { labelChip } from '#parts/contacts/contact-chips.ts'
import { ContactLabels } from '#parts/contacts/ContactLabels.tsx'
import { useLabels } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'
import { useCodeMenuStyles } from './CodeMenu.styles.ts'
import { useContactEdit } from './use-contact-edit.ts'

/** The labels of a contact. A selection is saved right away. */
export function LabelsMenu({ contact }: { contact: Contact }) {
  const styles = useCodeMenuStyles()
  const labels = useLabels()
  const { state, reason, revert, save, useMine } = useContactEdit(contact)
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
        onUseMine={useMine}
      />
    )
  }
  return (
    <div>
      <Menu
        persistOnItemClick
        checkedValues={{ labels: contact.labels }}
        onCheckedValueChange={(_, data) => void save({ labels: data.checkedItems })}
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
          </MenuList>
        </MenuPopover>
      </Menu>
      {reason && (
        <p role="alert" className={styles.refusal}>
          {reason}
        </p>
      )}
    </div>
  )
}
