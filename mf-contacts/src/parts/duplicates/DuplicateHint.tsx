import { Button, mergeClasses } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Contact } from 'openapi'
import { duplicateReasonLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { canDeleteContact } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useContactPageAddress } from '#parts/contact-search/contact-search.ts'
import { copy } from './copy.ts'
import { useDuplicateHintStyles } from './DuplicateHint.styles.ts'
import { useContactDuplicates, useMarkNotSame } from './duplicates.api.ts'
import { pairToMergeAtom } from './merge.atoms.ts'

/** On a contact's page: says whom they may be the same person as. Nothing if that is no one. */
export function DuplicateHint({ contact }: { contact: Contact }) {
  const styles = useDuplicateHintStyles()
  const viewer = useAtomValue(userProfileAtom)
  const addressOf = useContactPageAddress()
  const merge = useSetAtom(pairToMergeAtom)
  const { mutate: mark, isPending } = useMarkNotSame()
  const [likely] = useContactDuplicates(contact.id).data?.results ?? []
  if (!likely) return null
  const { contact: other, reasons } = likely
  const names = [contactName(contact), contactName(other)] as const
  return (
    <section className={mergeClasses(styles.hint, styles.apart)} aria-label={copy.hint.title}>
      <p className={styles.words}>
        {copy.hint.lead}{' '}
        <Link className={styles.name} to={addressOf(other.id)}>
          {names[1]}
        </Link>{' '}
        <span className={styles.facts}>{reasons.map((reason) => duplicateReasonLabels[reason]).join(' · ')}</span>
      </p>
      <div className={styles.actions}>
        {[contact, other].every((one) => canDeleteContact(viewer, one)) && (
          <Button aria-label={copy.compareFor(...names)} onClick={() => merge(olderFirst(contact, other))}>
            {copy.compare}
          </Button>
        )}
        <Button
          appearance="subtle"
          disabledFocusable={isPending}
          aria-label={copy.notSameFor(...names)}
          onClick={() => mark([contact, other])}
        >
          {copy.notSame}
        </Button>
      </div>
    </section>
  )
}

/** The older one is kept. */
const olderFirst = (one: Contact, other: Contact): readonly [Contact, Contact] =>
  one.created_at <= other.created_at ? [one, other] : [other, one]
