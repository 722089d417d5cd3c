import { CallRegular } from '@fluentui/react-icons/svg/call'
import { CameraRegular } from '@fluentui/react-icons/svg/camera'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { NoteRegular } from '@fluentui/react-icons/svg/note'
import { useAtomValue } from 'jotai'
import type { Deal } from 'openapi'
import { useRef, useState } from 'react'
import { userProfileAtom } from 'remote-kit/session'
import { callLink, textLink } from 'ui-kit/format'
import { lazyPart } from 'ui-kit/lazy-part'
import { useUploads } from '#parts/files/use-uploads.ts'
import { useContacts } from '#parts/contacts/contacts.api.ts'
import { directionsTo } from '#parts/deals/address.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { PhoneAction } from './PhoneAction.tsx'
import { useQuickActionsStyles } from './QuickActions.styles.ts'
import { reachablePeople } from './reachable-people.ts'

const QuickNoteModal = lazyPart(async () => (await import('./QuickNoteModal.tsx')).QuickNoteModal)

/**
 * What an agent does between showings, at the thumb: call, text, directions, a note, a photo. Photos go to the deal's
 * files, and `onPhotos` shows them there. An action without a phone number or an address is left out.
 */
export function QuickActions({ deal, onPhotos }: { deal: Deal; onPhotos: () => void }) {
  const styles = useQuickActionsStyles()
  const [isWriting, setIsWriting] = useState(false)
  const photos = useRef<HTMLInputElement>(null)
  const { add } = useUploads({ deal: deal.id })
  const contacts = useContacts(deal.parties.map(({ contact }) => contact))
  const team = useTeamPeople()
  const viewer = useAtomValue(userProfileAtom)
  const people = reachablePeople(deal, contacts.byId, team, viewer?.id)
  const directions = directionsTo(deal.address)

  return (
    <>
      <div className={styles.room} />
      <div role="toolbar" aria-label={copy.quickActions.label} className={styles.bar}>
        <PhoneAction
          label={copy.quickActions.call}
          icon={<CallRegular />}
          link={callLink}
          action={copy.phoneAction.callPerson}
          people={people}
        />
        <PhoneAction
          label={copy.quickActions.text}
          icon={<ChatRegular />}
          link={textLink}
          action={copy.phoneAction.textPerson}
          people={people}
        />
        {directions && (
          <a className={styles.action} href={directions} target="_blank" rel="noreferrer">
            <LocationRegular aria-hidden />
            {copy.quickActions.directions}
          </a>
        )}
        <button
          type="button"
          className={styles.action}
          onClick={() => setIsWriting(true)}
          {...QuickNoteModal.onApproach}
        >
          <NoteRegular aria-hidden />
          {copy.quickActions.note}
        </button>
        <button type="button" className={styles.action} onClick={() => photos.current?.click()}>
          <CameraRegular aria-hidden />
          {copy.quickActions.photo}
        </button>
        <input
          ref={photos}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={copy.quickActions.photos}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])]
            // The same photo can be chosen again.
            target.value = ''
            if (chosen.length === 0) return
            add(chosen)
            onPhotos()
          }}
        />
      </div>
      {isWriting && <QuickNoteModal deal={deal.id} onClose={() => setIsWriting(false)} />}
    </>
  )
}
