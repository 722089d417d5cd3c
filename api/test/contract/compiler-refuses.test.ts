/** Programs that must not compile. If one did, `pnpm check` would report its unused `@ts-expect-error`. */
import { describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactPresenter } from '#entities/contacts/contact.presenter.ts'
import { LabelModel } from '#entities/labels/label.model.ts'
import { type Change, write } from '#platform/events/change.ts'
import type { Answer, Request } from '#platform/http/operation.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { present, presenter } from '#platform/reads/presenter.ts'

const expectProgram = (program: unknown) => expect(program).toBeTypeOf('function')

describe('the compiler refuses', () => {
  it('a presenter of one entity for the model of another', () => {
    // @ts-expect-error a contact stores no color
    expectProgram(() => presenter(ContactModel, 'Label'))
    // @ts-expect-error a label has no first name
    expectProgram(() => presenter(LabelModel, 'Contact'))
    expectProgram(() => presenter(LabelModel, 'Label'))
  })

  it('reading a model without its presenter', () => {
    const viewer = {} as Viewer
    // @ts-expect-error the presenter knows where its records are
    expectProgram(() => present(ContactModel, { viewer, id: '' }))
    expectProgram(() => present(contactPresenter, { viewer, id: '' }))
  })

  it('a new record with a field or a code that its schema does not know', () => {
    // @ts-expect-error a contact has no color
    expectProgram(() => new ContactModel({ color: 'red' }))
    // @ts-expect-error no status is called so
    expectProgram(() => new ContactModel({ status: 'nonsense' }))
    // @ts-expect-error the statuses end at 6
    expectProgram(() => new ContactModel({ status: 7 }))
    expectProgram(() => new ContactModel({ status: 6, owner: '0123456789abcdef01234567' }))
  })

  it('a write under another operation’s name', () => {
    const request = {} as Request<'updateContact'>
    const work = async (_change: Change) => ({ status: 204 }) as const
    // @ts-expect-error the request knows its operation
    expectProgram(() => write('deleteDeal', request, work))
    // @ts-expect-error updating a contact answers the contact
    expectProgram((): Promise<Answer<'updateContact'>> => write(request, work))
  })
})
