import { makeStyles } from '@fluentui/react-components'
import { NOTHING } from 'ui-kit/format'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { useOwners } from './contacts.api.ts'

const useStyles = makeStyles({
  owner: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** Who looks after a contact; as the picture alone where there is no room for the name. */
export function ContactOwner({ id, avatarOnly = false }: { id: string; avatarOnly?: boolean }) {
  const styles = useStyles()
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
