import { CallRegular } from '@fluentui/react-icons/svg/call'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { KeyRegular } from '@fluentui/react-icons/svg/key'
import { MailRegular } from '@fluentui/react-icons/svg/mail'
import type { TaskKind } from 'openapi'

const icons = {
  todo: CheckmarkCircleRegular,
  call: CallRegular,
  email: MailRegular,
  document: DocumentRegular,
  key_date: KeyRegular,
} satisfies Record<TaskKind, unknown>

/** The icon of a task's kind. Its label is beside it or in the row's name. */
export function TaskKindIcon({ kind }: { kind: TaskKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden fontSize={14} />
}
