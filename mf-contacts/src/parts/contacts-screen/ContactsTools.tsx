import { useAtomValue } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { isWhole } from '#parts/contact-search/contact-search.ts'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { ContactsMenu, type ContactsMenuProps } from './ContactsMenu.tsx'
import { copy } from './copy.ts'

/** What else can be done from the list: follow-up plans, import and export. */
export function ContactsTools(props: ContactsMenuProps) {
  // On a phone, they're among the facts: see PlansFact.
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  return (
    <>
      {!isPhone && isWhole(props.scope) && <LinkButton to="?view=plans">{copy.plans}</LinkButton>}
      <ContactsMenu {...props} />
    </>
  )
}
