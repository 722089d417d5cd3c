import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { CallRegular } from '@fluentui/react-icons/svg/call'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { FlagRegular } from '@fluentui/react-icons/svg/flag'
import { HandshakeRegular } from '@fluentui/react-icons/svg/handshake'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { MailInboxRegular } from '@fluentui/react-icons/svg/mail-inbox'
import { MailRegular } from '@fluentui/react-icons/svg/mail'
import { NoteRegular } from '@fluentui/react-icons/svg/note'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { TaskListLtrRegular } from '@fluentui/react-icons/svg/task-list-ltr'
import type { TimelineEntry } from 'openapi'

const icons = {
  call: CallRegular,
  email: MailRegular,
  text: ChatRegular,
  meeting: PeopleRegular,
  showing: HomeRegular,
  other: ChatRegular,
  inquiry: MailInboxRegular,
  note: NoteRegular,
  file: DocumentRegular,
  task: CheckmarkRegular,
  plan: TaskListLtrRegular,
  deal: HandshakeRegular,
  milestone: FlagRegular,
  change: ArrowSwapRegular,
  portal: EyeRegular,
}

/** The sign of an entry, which its words say too. */
export function EntryIcon({ entry }: { entry: TimelineEntry }) {
  const Icon = icons[entry.type === 'activity' ? entry.kind : entry.type]
  return <Icon aria-hidden fontSize={16} />
}
