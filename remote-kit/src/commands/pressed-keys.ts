/** Which keys count as shortcuts, and where they belong to something else. */
import { isModalShown } from 'ui-kit/modals'

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=image]), textarea, select, ' +
  '[contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=searchbox], [role=spinbutton]'
/** What has keys of its own: letters jump to entries of a menu. */
const MENU = '[role=menu], [role=listbox], [role=tree]'
const DIALOG = '[role=dialog], [role=alertdialog]'
const FOLLOWS_ENTER = 'a[href], button, summary, [role=button], [role=link]'
const FOLLOWS_SPACE = 'button, input, summary, [role=button], [role=checkbox], [role=switch], [role=tab]'

/** The pressed key as commands name it: `e`, `?`, `Space`, `Mod+z`; null if it can't be a shortcut. */
export function pressedKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | null {
  const isModified = ctrlKey || metaKey
  const isLetter = /^[a-z]$/i.test(key)
  if (altKey || (shiftKey && (isModified || isLetter))) return null
  const name = key === ' ' ? 'Space' : isLetter ? key.toLowerCase() : key
  return isModified ? `Mod+${name}` : name
}

/** Whether the key belongs to a text field or a menu. */
export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED_INTO}, ${MENU}`) !== null

/** Whether the key belongs to a dialog. `dialog`: the one that the commands belong to, if any. */
export function isInDialog(target: EventTarget | null, dialog: Element | null = null): boolean {
  const element = target instanceof Element ? target : null
  if (dialog) return element?.closest(DIALOG) !== dialog
  return Boolean(isModalShown() || element?.closest(DIALOG))
}

/** Whether the browser itself acts on the key, such as Enter on a link. */
export function isNative(target: EventTarget | null, key: string): boolean {
  const followers = { Enter: FOLLOWS_ENTER, Space: FOLLOWS_SPACE }[key]
  return Boolean(followers && target instanceof Element && target.closest(followers))
}
