import { Menu, MenuItemRadio, MenuList, MenuPopover } from '@fluentui/react-components'

export interface ChoiceMenuProps<Value extends string | number> {
  /** The element it opens at. */
  target: HTMLElement
  /** What is chosen: "Status of 402 Maple Street". */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  /** Called with another value than the current one. */
  onChoose: (value: Value) => void
  /** Called when it closes. Returns the focus to where it was. */
  onClose: () => void
}

/** An open menu with one choice, for what opens without a button, such as a command. */
export function ChoiceMenu<Value extends string | number>(props: ChoiceMenuProps<Value>) {
  const { target, label, options, value, onChoose, onClose } = props
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'start' }}
      checkedValues={{ choice: [String(value)] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const chosen = options.find((option) => String(option.value) === checkedItems[0])
        if (chosen && chosen.value !== value) onChoose(chosen.value)
      }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <MenuPopover>
        <MenuList aria-label={label}>
          {options.map((option) => (
            <MenuItemRadio key={option.value} name="choice" value={String(option.value)}>
              {option.label}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
