import { ApiError } from 'remote-kit/api-client'
import { UNEXPECTED_FAILURE_MESSAGE } from 'remote-kit/notify'
import { type ContactDraft, emptyContactDraft } from './contacts.atoms.ts'

type Refusal = [field: keyof ContactDraft | 'root', reason: string]

/** Where the contract names a field differently than the form. */
const renamed: Record<string, string> = { emails: 'email', phones: 'phone' }

/** The reasons of a refusal by the form's field they belong to; `root` for what belongs to none. */
export function refusalsByField(error: unknown): Refusal[] {
  if (!(error instanceof ApiError) || error.status >= 500) return [['root', UNEXPECTED_FAILURE_MESSAGE]]
  const errors = error.problem.errors ?? []
  if (errors.length === 0) return [['root', error.problem.title]]
  return errors.map(({ field, reason }) => {
    const [name = ''] = field.split('.')
    const known = renamed[name] ?? name
    return isDraftField(known) ? [known, reason] : ['root', `${field}: ${reason}`]
  })
}

const isDraftField = (name: string): name is keyof ContactDraft => name in emptyContactDraft
