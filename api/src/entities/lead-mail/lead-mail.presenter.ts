import { presenter } from '#platform/reads/presenter.ts'
import { LeadMailModel } from './lead-mail.model.ts'

/** An email in a list. */
export const leadMailPresenter = presenter(LeadMailModel, 'LeadMail')

/** An email with what it says. */
export const leadMailContentPresenter = presenter(LeadMailModel, 'LeadMailContent')
