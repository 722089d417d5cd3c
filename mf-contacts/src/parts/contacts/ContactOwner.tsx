import { NOTHING } from 'ui-kit/format'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { useContactOwnerStyles } from './ContactOwner.styles.ts'
import { useOwners } from './contacts.api.ts'

/** The owner of a contact, with or without the name. */
export function ContactOwner({ id, avatarOnly = false }: { id: string; avatarOnly?: boolean }) {
  const styles = useContactOwnerStyles()
  const owner = useOwners().get(id)
  if (!owner) return NOTHING
  if (avatarOnly) return <PersonAvatar name={owner.name} image={owner.image} size={24} />
  return (
    <span className={styles.owner}>
      <PersonAvatar name={owner.name} image={owner.image} size={24} decorative />
      <span className={styles.name}>{owner.name}</span>
    </span>
  )
}
