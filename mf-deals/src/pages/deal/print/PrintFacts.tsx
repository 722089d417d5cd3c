import type { Contact, Deal } from 'openapi'
import { agentRoleLabels, partyRoleLabels } from 'openapi/codes'
import { FactLine } from 'ui-kit/FactLine'
import { formatPhone } from 'ui-kit/format'
import { contactName } from '#parts/contacts/contacts.api.ts'
import { dealDateLabel, dealDateNames } from '#parts/deals/deal-dates.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { paperDay } from '#parts/print/paper.ts'
import { usePrintStyles } from './print.styles.ts'
import { PrintSection } from '#parts/print/PrintSection.tsx'

interface Person {
  key: string
  name: string
  role: string
  reached: (string | null | undefined)[]
}

/** The parties and agents with their contact details. */
export function PrintPeople({ deal, contacts }: { deal: Deal; contacts: ReadonlyMap<string, Contact> }) {
  const styles = usePrintStyles()
  const { byId, nameOf } = useTeamPeople()
  const parties = deal.parties.flatMap(({ contact: id, role }): Person[] => {
    const contact = contacts.get(id)
    if (!contact) return []
    const reached = [formatPhone(contact.phones[0]), contact.emails[0]]
    return [{ key: `${id} ${role}`, name: contactName(contact), role: partyRoleLabels[role], reached }]
  })
  const agents = deal.agents.flatMap(({ user, role }): Person[] => {
    const member = byId.get(user)
    if (!member) return []
    const reached = [formatPhone(member.person.phone_number), member.email]
    return [{ key: user, name: nameOf(user) || member.email, role: agentRoleLabels[role], reached }]
  })
  return (
    <PrintSection title={copy.printPeople.title}>
      <ul className={styles.list}>
        {[...parties, ...agents].map(({ key, name, role, reached }) => (
          <li key={key} className={styles.person}>
            <span>
              <strong>{name}</strong> <span className={styles.quiet}>{role}</span>
            </span>
            <span className={styles.quiet}>
              <FactLine facts={reached} />
            </span>
          </li>
        ))}
      </ul>
    </PrintSection>
  )
}

/** The dates that are set, in their usual order. */
export function PrintDates({ deal: { dates } }: { deal: Deal }) {
  const styles = usePrintStyles()
  const set = dealDateNames.flatMap((name) => {
    const day = dates[name]
    return day ? [{ name, day }] : []
  })
  return (
    <PrintSection title={copy.printDates.title}>
      {set.length === 0 && <p className={styles.quiet}>{copy.printDates.none}</p>}
      <dl className={styles.list}>
        {set.map(({ name, day }) => (
          <div key={name} className={styles.date}>
            <dt>{dealDateLabel(name)}</dt>
            <dd className={styles.day}>{paperDay(day)}</dd>
          </div>
        ))}
      </dl>
    </PrintSection>
  )
}
