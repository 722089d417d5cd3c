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
  const nameOf = (wanted: unknown) => options.find((option) => option.value === wanted)?.label ?? ''

  const choose = async (chosen: Value, more?: ContactUpdate) => {
    if (chosen === value) return
    if (!more && ask?.(chosen, (asked) => void choose(chosen, asked))) return
    const changed = await save({ ...change(chosen), ...more })
    if (!changed) return
    offerUndo(copy.codeMenu.changed(contactName(changed), label, nameOf(chosen)), changed, change(value))
  }

  if (state.step === 'conflict') {
    return (
      <ConflictNotice
        differences={[
          {
            label,
            theirs: nameOf(Object.entries(state.theirs).find(([field]) => field in state.yours)?.[1]),
            yours: nameOf(Object.values(state.yours)[0]),
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
        checkedValues={{ [label]: [String(value)] }}
        onCheckedValueChange={(_, data) => {
          const chosen = options.find((option) => String(option.value) === data.checkedItems[0])
          if (chosen) void choose(chosen.value)
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
