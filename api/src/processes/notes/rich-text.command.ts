/** Rich text that people on the team write: its body, its plain text, and those whom it mentions. */
import { trusted, type Types } from 'mongoose'
import type { NoteBody } from 'openapi'
import { mentionsOf, textOf } from '#entities/notes/note-text.ts'
import { notify, type Told } from '#entities/notifications/notify.command.ts'
import { type Host, onHost, seesHost } from '#entities/hosts/host.query.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'

/** The maximum text length: plenty to read, and far below a document's size limit. */
const MOST_TEXT = 20_000
/** At least one visible character: not only whitespace, invisible characters and control characters. */
const A_SIGN = /[\p{L}\p{N}\p{P}\p{S}]/u

type WithRichText = { set: (fields: { body: NoteBody; text: string; mentions: Types.ObjectId[] }) => unknown }

/**
 * Sets the text of a record.
 * @throws 400 if it mentions strangers, is too long, or empty where it may not be
 */
export async function setRichText(
  { session }: Change,
  viewer: Viewer,
  record: WithRichText,
  { body, isOptional = false }: { body: NoteBody; isOptional?: boolean },
): Promise<void> {
  const mentions = mentionsOf(body)
  const known = { _id: trusted({ $in: mentions.map(toId) }), account: viewer.account, is_client: false }
  const users = await UserModel.find(known, { person: 1, email: 1 }, { session }).lean()
  const names = new Map(users.map((user) => [String(user._id), fullName(user.person) || user.email]))
  if (mentions.some((user) => !names.has(user))) throw invalid('body', 'mentions someone who isn’t on the team')
  const text = textOf(body, (user) => names.get(user) ?? '')
  const isEmpty = !A_SIGN.test(text)
  if (isEmpty && !isOptional) throw invalid('body', 'can’t be empty')
  if (text.length > MOST_TEXT) throw invalid('body', `must be ${MOST_TEXT.toLocaleString('en-US')} characters or fewer`)
  record.set(isEmpty ? { body: [], text: '', mentions: [] } : { body, text, mentions: mentions.map(toId) })
}

type Mentioning = { host: Host; users: readonly Types.ObjectId[]; told: Pick<Told, 'text' | 'subject' | 'task'> }

/** Notifies only people who may see what the text is about, so that a mention reveals nothing. */
export async function notifyMentioned(change: Change, { host, users, told }: Mentioning): Promise<void> {
  const { session } = change
  const to: Types.ObjectId[] = []
  for (const user of users) {
    const viewer = await loadViewer(user, session)
    if (viewer && (await seesHost(viewer, host, session))) to.push(user)
  }
  if (to.length > 0) await notify(change, { to, kind: 'mentioned', ...onHost(host), ...told })
}
