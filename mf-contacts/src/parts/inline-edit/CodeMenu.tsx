import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import type { Contact, ContactUpdate } from 'openapi'
import type { ReactNode } from 'react'
import { ConflictNotice } from 'ui-kit/ConflictNotice'
import { HiddenText } from 'ui-kit/HiddenText'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { copy } from './copy.ts'
import { useCodeMenuStyles } from './CodeMenu.styles.ts'
import { useContactEdit } from './use-contact-edit.ts'

export interface CodeMenuProps<Value extends string | number> {
  contact: Contact
  /** The label of the field. */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  change: (value: Value) => ContactUpdate
  /** Asks something before a value is saved, which `go` then does with more changes. Returns whether it asks. */
  ask?: (value: Value, go: (more: ContactUpdate) => void) => boolean
  /** The displayed value. */
  children: ReactNode
}

/** A field with fixed options. A selection is saved right away, and a toast offers Undo. */
export function CodeMenu<Value extends string | number>(props: CodeMenuProps<Value>) {
  const { contact, label, value, options, change, ask, children } = props
  const styles = useCodeMenuStyles()
  const { state, reason, revert, save, useMine, offerUndo } = useContactEdit(contact)
  /** The option that a contact has, or that was chosen for it. */
  const optionOf = (record: object) =>
    options.find((option) => {
      const [[field, own] = []] = Object.entries(change(option.value))
      return Object.entries(record).some(([name, stored]) => name === field && stored === own)
    })

  const confirm = async (saving: Promise<Contact | undefined>, before: Value | undefined) => {
    const changed = await saving
    const now = changed && optionOf(changed)
    if (!now || before === undefined) return
    offerUndo(copy.codeMenu.changed(contactName(changed), label, now.label), changed, change(before))
  }
  const choose = (chosen: Value, more?: ContactUpdate) => {
    if (chosen === value) return
    if (!more && ask?.(chosen, (asked) => choose(chosen, asked))) return
    void confirm(save({ ...change(chosen), ...more }), value)
  }

  if (state.step === 'conflict') {
    const theirs = optionOf(state.theirs)
    return (
      <ConflictNotice
        differences={[{ label, theirs: theirs?.label ?? '', yours: optionOf(state.yours)?.label ?? '' }]}
        onKeepTheirs={() => revert(true)}
        onUseMine={() => void confirm(useMine(), theirs?.value)}
      />
    )
  }
  return (
    <div>
      <Menu
        checkedValues={{ [label]: [String(value)] }}
        onCheckedValueChange={(_, data) => {
          const chosen = options.find((option) => String(option.value) === data.checkedItems[0])
          if (chosen) choose(chosen.value)
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" size="small" className={styles.button}>
            <HiddenText>{copy.codeMenu.field(label)}</HiddenText>
            {children}
            <ChevronDownRegular aria-hidden className={styles.chevron} />
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.menu}>
          <MenuList>
            {options.map((option) => (
              <MenuItemRadio key={option.value} name={label} value={String(option.value)}>
                {option.label}
              </MenuItemRadio>
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
