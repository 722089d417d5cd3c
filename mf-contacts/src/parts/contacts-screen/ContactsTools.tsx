import { useAtomValue } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { ContactsMenu, type ContactsMenuProps } from './ContactsMenu.tsx'
import { copy } from './copy.ts'
import { PLANS } from './plans-address.ts'

/** What else can be done from the list: follow-up plans, import and export. */
export function ContactsTools(props: ContactsMenuProps) {
  // On a phone, they're among the facts: see PlansFact.
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  return (
    <>
      {!isPhone && <LinkButton to={PLANS}>{copy.plans}</LinkButton>}
      <ContactsMenu {...props} />
    </>
  )
}
