import { presenter } from '#platform/reads/presenter.ts'
import { ClientMessageModel } from './client-message.model.ts'

/** A message as the team reads it. */
export const clientMessagePresenter = presenter(ClientMessageModel, 'ClientMessage')
