import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { Deal, DealParty } from 'openapi'
import { agentRoleLabels, partyRoleLabels } from 'openapi/codes'
import { useState } from 'react'
import { formatRate } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { lazyPart } from 'ui-kit/lazy-part'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useDealLayoutStyles } from '#pages/deal/layout/DealLayout.styles.ts'
import { contactName, useContacts } from '#parts/contacts/contacts.api.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { usePersonCardStyles } from './PersonCard.styles.ts'
import { PersonCard } from './PersonCard.tsx'
import { useChangeParties } from './use-change-parties.ts'

const AddPartyModal = lazyPart(async () => (await import('./AddPartyModal.tsx')).AddPartyModal)

const EditAgentsModal = lazyPart(async () => (await import('./EditAgentsModal.tsx')).EditAgentsModal)

/** The people of a deal: the parties, who are contacts, and its agents. */
export function PeopleView({ deal }: { deal: Deal }) {
  const screen = useDealLayoutStyles()
  const styles = usePersonCardStyles()
  const [isAdding, setIsAdding] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const contacts = useContacts(deal.parties.map(({ contact }) => contact))
  const team = useTeamPeople()
  const changeParties = useChangeParties()

  const remove = (gone: DealParty, name: string) =>
    changeParties({
      deal,
      parties: deal.parties.filter((party) => party !== gone),
      message: copy.peopleView.removed(name),
    })

  return (
    <div className={screen.columns}>
      <Panel
        title={copy.peopleView.title}
        actions={
          <Button size="small" icon={<AddRegular />} onClick={() => setIsAdding(true)} {...AddPartyModal.onApproach}>
            {copy.peopleView.add}
          </Button>
        }
      >
        {deal.parties.length === 0 && <Hint>{copy.peopleView.empty}</Hint>}
        {contacts.isPending && <SkeletonRows label={copy.peopleView.loading} rows={deal.parties.length} />}
        <ul className={styles.list}>
          {deal.parties.map((party) => {
            const contact = contacts.byId.get(party.contact)
            if (!contact) return null
            const name = contactName(contact)
            return (
              <PersonCard
                key={`${party.contact} ${party.role}`}
                name={name}
                role={[partyRoleLabels[party.role], contact.company !== name && contact.company]
                  .filter(Boolean)
                  .join(' · ')}
                phone={contact.phones[0] ?? null}
                email={contact.emails[0] ?? null}
                end={
                  <Button
                    appearance="subtle"
                    icon={<DismissRegular />}
                    aria-label={copy.peopleView.remove(name)}
                    onClick={() => remove(party, name)}
                  />
                }
              />
            )
          })}
        </ul>
      </Panel>
      <Panel
        title={copy.peopleView.agents}
        actions={
          <Button
            size="small"
            icon={<EditRegular />}
            onClick={() => setIsEditing(true)}
            {...EditAgentsModal.onApproach}
          >
            {copy.peopleView.editAgents}
          </Button>
        }
      >
        <ul className={styles.list}>
          {team.byId.size > 0 &&
            deal.agents.map(({ user, role, share_bp: share }) => {
              const member = team.byId.get(user)
              return (
                <PersonCard
                  key={user}
                  name={team.nameOf(user) || copy.peopleView.formerMember}
                  image={member?.person.image ?? null}
                  role={[agentRoleLabels[role], share && copy.peopleView.share(formatRate(share))]
                    .filter(Boolean)
                    .join(' · ')}
                  phone={member?.person.phone_number ?? null}
                  email={member?.email ?? null}
                />
              )
            })}
        </ul>
      </Panel>
      {isAdding && <AddPartyModal deal={deal} onClose={() => setIsAdding(false)} />}
      {isEditing && <EditAgentsModal deal={deal} onClose={() => setIsEditing(false)} />}
    </div>
  )
}
