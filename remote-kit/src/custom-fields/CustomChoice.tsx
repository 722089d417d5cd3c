import { Menu, MenuItemCheckbox, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import type { CustomField } from 'openapi'
import { CustomFieldKind } from 'openapi/codes'
// By its public name, as remotes import it: the page has one session.
import { useTeamPeople } from 'remote-kit/team-people'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import { useCustomFactStyles } from './CustomFacts.styles.ts'
import { choicesOf } from './custom-choices.ts'
import { type NameOf, type NewValue, valueText } from './custom-values.ts'

export interface CustomChoiceProps {
  field: CustomField
  value: NewValue
  nameOf: NameOf
  onChoose: (value: NewValue) => void
  onOpenChange: (isOpen: boolean) => void
}

const NONE = ''

/** A value that is chosen from a menu, and saved right away. */
export function CustomChoice({ field, value, nameOf, onChoose, onOpenChange }: CustomChoiceProps) {
  const styles = useCustomFactStyles()
  const people = useTeamPeople()
  const isMany = field.kind === CustomFieldKind.choices
  const chosen = [value ?? []].flat().map(String)
  const choices = choicesOf(field, people, chosen)
  const text = valueText(field, value, nameOf)
  const Item = isMany ? MenuItemCheckbox : MenuItemRadio
  const choose = (items: string[]) => {
    if (isMany) return onChoose(choices.map((one) => one.value).filter((one) => items.includes(one)))
    const [one = NONE] = items
    if (one === (chosen[0] ?? NONE)) return
    if (one === NONE) onChoose(null)
    else onChoose(field.kind === CustomFieldKind.yes_no ? one === 'true' : one)
  }
  return (
    <Menu
      persistOnItemClick={isMany}
      checkedValues={{ value: isMany ? chosen : [chosen[0] ?? NONE] }}
      onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems)}
      onOpenChange={(_, { open }) => onOpenChange(open)}
    >
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={styles.button}>
          <HiddenText>{copy.field(field.name)}</HiddenText>
          <span className={text ? styles.text : styles.empty}>{text || copy.notSet}</span>
          <ChevronDownRegular aria-hidden />
        </button>
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          {!isMany && (
            <MenuItemRadio name="value" value={NONE}>
              {copy.none}
            </MenuItemRadio>
          )}
          {choices.map((one) => (
            <Item key={one.value} name="value" value={one.value}>
              {one.label}
            </Item>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
